#!/usr/bin/env bash
# run.sh [FOLDER]: the same Pig, random play, by Brainery and by others, in one run.
# Installs the others into FOLDER (target/versus unless named) from PyPI and npm, and
# needs python3 (3.11), node with npm, g++ and cargo. docs/performance.md says what
# is measured.
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
root=$(cd "$here/../.." && pwd)
folder=${1:-$root/target/versus}
mkdir -p "$folder"
folder=$(cd "$folder" && pwd)

openspiel=2.0.2
if [ ! -d "$folder/venv" ]; then
    python3 -m venv "$folder/venv"
    "$folder/venv/bin/pip" install --quiet "open_spiel==$openspiel" "pettingzoo[classic]==1.27.0" \
        numpy==2.4.6 maturin==1.16.0 || "$folder/venv/bin/pip" install --quiet \
        "open_spiel==$openspiel" pettingzoo==1.27.0 numpy==2.4.6 maturin==1.16.0
fi
PATH="$folder/venv/bin:$PATH" "$folder/venv/bin/pip" install --quiet --no-deps \
    --no-build-isolation --force-reinstall "$root"

mkdir -p "$folder/boardgame"
if [ ! -d "$folder/boardgame/node_modules" ]; then
    (cd "$folder/boardgame" && npm init -y >/dev/null && npm install --silent boardgame.io@0.50.2)
fi
cp "$here/boardgame_pig.mjs" "$folder/boardgame/"

"$here/build_openspiel.sh" "$folder" "$openspiel"

cd "$folder"
PYTHONPATH="$here" exec "$folder/venv/bin/python" -P "$here/versus.py"
