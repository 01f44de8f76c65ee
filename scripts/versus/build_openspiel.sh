#!/usr/bin/env bash
# build_openspiel.sh FOLDER VERSION: compiles OpenSpiel's C++ core with the game of
# Pig from its source package on PyPI, and a program that plays random games.
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
mkdir -p "$1" && cd "$1"
version=$2
source=open_spiel-$version

if [ ! -d "$source" ]; then
    # Not by pip, which would build it.
    python3 - "$version" <<'PY'
import re, ssl, sys, os, tarfile, urllib.request
index = "https://pypi.org/simple/open-spiel/"
context = ssl.create_default_context(cafile=os.environ.get("PIP_CERT"))
page = urllib.request.urlopen(index, context=context, timeout=60).read().decode()
links = re.findall(r'href="([^"#]+open_spiel-%s\.tar\.gz)' % re.escape(sys.argv[1]), page)
link = urllib.request.urljoin(index, links[0])
with urllib.request.urlopen(link, context=context, timeout=300) as file:
    tarfile.open(fileobj=file, mode="r|gz").extractall(".", filter="data")
PY
fi

cd "$source"
mkdir -p objects
flags=(-std=c++17 -O3 -DNDEBUG -w -ffunction-sections -fdata-sections -I. -Iopen_spiel
    -Iopen_spiel/abseil-cpp -Iopen_spiel/json/include)
files=("$here/openspiel_pig.cc" open_spiel/games/pig/pig.cc
    open_spiel/{spiel,spiel_utils,game_parameters,observer,action_view}.cc
    open_spiel/utils/{status,usage_logging}.cc)
for part in base container crc debugging hash numeric profiling random strings synchronization time types; do
    while IFS= read -r file; do files+=("$file"); done < <(
        find "open_spiel/abseil-cpp/absl/$part" -name '*.cc' |
            grep -Ev '_test|test_|benchmark|_mock|mocking|testing|gaussian_distribution_gentables|print_hash_of' | sort)
done
# One line for each that is not compiled yet.
todo=()
for file in "${files[@]}"; do
    object=objects/$(echo "${file#"$here"/}" | tr '/' '_').o
    [ "$object" -nt "$file" ] || todo+=("$file" "$object")
done
if [ ${#todo[@]} -gt 0 ]; then
    echo "compiling $((${#todo[@]} / 2)) files of OpenSpiel and Abseil"
    export FLAGS="${flags[*]}"
    # shellcheck disable=SC2016  # Said inside.
    printf '%s\n' "${todo[@]}" | xargs -P "${JOBS:-1}" -L 2 \
        bash -c 'nice -n 19 g++ $FLAGS -c "$0" -o "$1"'
fi
g++ -O3 -Wl,--gc-sections -o ../openspiel_pig objects/*.o -lpthread
