import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { pairs } from './colour-pairs.ts';

const components = path.resolve(import.meta.dirname, '..');
const stylesheets = globSync('*/*.css', { cwd: components, exclude: ['tokens/**'] });

/** Either may lie on the other. */
const listed = new Set(
  pairs.flatMap(({ front, ground }) => [`${front} on ${ground}`, `${ground} on ${front}`]),
);

/** Grounds that no words lie on. */
const wordless = /::[\w-]+$|\.pothik-switch__control|\.pothik-checkbox__box/;

interface Rule {
  selector: string;
  /** Without the state that it is in. */
  element: string;
  colour: string | undefined;
  ground: string | undefined;
}

function rulesOf(stylesheet: string): Rule[] {
  const text = readFileSync(path.join(components, stylesheet), 'utf8');
  const rules = text.replaceAll(/\/\*.*?\*\//gs, '').matchAll(/([^{}]+)\{([^{}]*)\}/g);
  return [...rules].flatMap(([, selectors = '', declarations = '']) => {
    const [, colour] = /(?<![\w-])color: .*?--pothik-color-([\w-]+)/.exec(declarations) ?? [];
    const [, ground] = /background(?:-color)?: .*?--pothik-color-([\w-]+)/.exec(declarations) ?? [];
    return selectors.split(/,(?![^(]*\))/).map((selector) => ({
      selector: selector.trim(),
      element: selector.trim().replaceAll(/:[\w-]+(?:\([^)]*\)+)?|\[[^\]]*\]/g, ''),
      colour,
      ground,
    }));
  });
}

it.each(stylesheets)('%s lays words on grounds alone on which they can be read', (stylesheet) => {
  const rules = rulesOf(stylesheet);
  const colourOf = (element: string) =>
    rules.find((rule) => rule.element === element && rule.colour !== undefined)?.colour ?? 'text';
  const unlisted = rules
    .filter(({ selector, ground }) => ground !== undefined && !wordless.test(selector))
    .map(({ element, colour = colourOf(element), ground }) => `${colour} on ${String(ground)}`)
    .filter((pair) => !listed.has(pair));
  expect(unlisted).toEqual([]);
});
