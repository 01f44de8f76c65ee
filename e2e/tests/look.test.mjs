// Every screen at every size, in both themes and languages: nothing scrolls that
// should not, nothing is cut off, and a thumb hits what it aims at.

import assert from "node:assert/strict";
import { test } from "node:test";
import { assertAccessible, setUp } from "../helper.mjs";
import { LOCALES, SCREENS, SIZES, THEMES, faults, fit } from "../screens.mjs";

let table;
setUp((it) => (table = it));

// A theme changes colours alone, and a language widths alone: two of the four
// combinations show both. Each is read by axe at one size.
const COMBINATIONS = [
  [THEMES[0], "fr", "360x740"],
  [THEMES[1], "en", "1440x900"],
];

for (const { name, open, isTable, allowed } of SCREENS) {
  test(`${name} fits every window`, async () => {
    for (const [colorScheme, lang, read] of COMBINATIONS) {
      const person = await open(table.browser, table.server.url, {
        colorScheme,
        locale: LOCALES[lang],
        allowed: allowed ?? [],
      });
      for (const size of SIZES) {
        await fit(person.page, size);
        const where = `${name} at ${size}, ${colorScheme}, ${lang}`;
        assert.deepEqual(await faults(person.page, { isTable }), [], where);
        if (size === read) await assertAccessible(person.page, where);
      }
      await person.close();
    }
  });
}
