import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

/** How a story presses what a guide documents. */
const presses: readonly (readonly [documented: RegExp, pressed: RegExp])[] = [
  [/\bEnter\b/, /\{Enter\}/],
  [/\bSpace\b/, /(?:keyboard|press)\(' '\)/],
  [/\bShift ?\+ ?Tab\b/, /\.tab\(\{ shift: true \}\)|\{Shift>\}\{Tab\}/],
  [/(?<!\+ ?)\bTab\b/, /\.tab\(\)|\{Tab\}/],
  [/\bShift ?\+ ?Enter\b/, /\{Shift>\}\{Enter\}/],
  [/\bEscape\b/, /\{Escape\}/],
  [/\bArrow keys\b/, /\{Arrow|\barrow(?:On|Back)\(\)/],
  [/\bArrow down\b|↓/, /\{ArrowDown\}/],
  [/\bArrow up\b|↑/, /\{ArrowUp\}/],
  [/\bHome\b/, /\{Home\}/],
  [/\bEnd\b/, /\{End\}/],
  [/\bPage up\b/i, /\{PageUp\}/],
  [/\bPage down\b/i, /\{PageDown\}/],
  [/\bBackspace\b/, /\{Backspace\}/],
  [/\b[Ll]etters\b/, /(?:\.type|\.keyboard|\bpress)\([^)]*'[^'{]*\p{L}/u],
  [/\bDigits\b/, /\.type\([^)]*'[^'{]*\p{N}/u],
  [/\bcomma\b/, /\.type\([^)]*,'/],
  [/\bsemicolon\b/, /\.(?:type|paste)\([^)]*;/],
  [/\bCtrl\+K\b/, /\{Control>\}k/],
  [/\bCmd\+K\b/, /\{Meta>\}k/],
];

const here = import.meta.dirname;
const files = globSync('../{src,patterns}/**/*.stories.tsx', { cwd: here });
const documented = files.flatMap((file) => {
  const source = readFileSync(path.resolve(here, file), 'utf8');
  const [, table = ''] = /^ +keyboard: (.*?)^ +names:/ms.exec(source) ?? [];
  const rows = [...table.matchAll(/\[\s*'(.*?)',/g)].map(([, keys = '']) => keys);
  return rows.map((keys) => ({ file: path.basename(file), keys, source }));
});

it('there are guides with keys', () => {
  expect(documented.length).toBeGreaterThan(50);
});

it.each(documented)('$file presses $keys', ({ keys, source }) => {
  const meant = presses.filter(([key]) => key.test(keys));
  expect(meant.length, 'keys that this test knows').toBeGreaterThan(0);
  expect(meant.filter(([, pressed]) => !pressed.test(source)).map(([key]) => String(key))).toEqual(
    [],
  );
});
