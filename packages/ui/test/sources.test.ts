import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../src');
const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file))
  .map((name) => ({ name, text: readFileSync(path.join(root, name), 'utf8') }));
const stories = files.filter(({ name }) => name.includes('.stories.'));
const shipped = files.filter(({ name }) => !/\.(stories|test)\.|readme-example/.test(name));

describe('every component', () => {
  const exported = [
    ...(files.find(({ name }) => name === 'index.ts')?.text ?? '').matchAll(
      /export \{([^}]*)\} from '([^']*)'/g,
    ),
  ].flatMap(([, names = '']) => names.split(',').map((name) => name.trim()));
  const components = exported.filter((name) => /^[A-Z]/.test(name));

  it.each(components)('%s is shown in a story', (name) => {
    const uses = new RegExp(`<${name}[\\s>]|component: ${name}[,<\\s]`);
    expect(stories.some(({ text }) => uses.test(text))).toBe(true);
  });

  const own = stories.filter(({ name }) => !name.startsWith('tokens/'));
  it.each(own)('$name says when to use it, and what it is called', ({ text }) => {
    expect(text).toContain('guide({');
  });
});

describe('every stylesheet of a component', () => {
  const isOfComponent = (name: string) => /^(?!tokens|base)[a-z-]+\/.*\.css$/.test(name);
  const stylesheets = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter(isOfComponent)
    .map((name) => ({ name, text: readFileSync(path.join(root, name), 'utf8') }));
  const published = readFileSync(path.join(root, 'published-styles.css'), 'utf8');

  it.each(stylesheets)(
    '$name gives the order of the layers, in case it comes first',
    ({ text }) => {
      expect(text.startsWith('@layer pothik.tokens, pothik.base, pothik.components;\n')).toBe(true);
    },
  );

  it.each(stylesheets)('$name is published', ({ name }) => {
    expect(published).toContain(`@import './${name}';`);
  });

  /** The blocks, such as `pothik-card`, that have rules of their own in it. */
  const blocksOf = (text: string) =>
    new Set([...text.matchAll(/^ {2}\.(pothik-[a-z]+(?:-[a-z]+)*)/gm)].map(([, block]) => block));
  const blocks = stylesheets.map(({ name, text }) => ({ name, blocks: blocksOf(text) }));

  it.each(shipped.filter(({ name }) => name.endsWith('.tsx')))(
    '$name brings those of the classes that it names',
    ({ name, text }) => {
      const named = [...text.matchAll(/\bpothik-[a-z]+(?:-[a-z]+)*/g)].map(([block]) => block);
      const brought = [...text.matchAll(/^import '(.*\.css)';$/gm)].map(([, file = '']) =>
        path.join(path.dirname(name), file),
      );
      const needed = named
        .map((block) => blocks.filter((stylesheet) => stylesheet.blocks.has(block)))
        .filter((owners) => owners.length > 0);
      for (const owners of needed) {
        expect(owners.some((owner) => brought.includes(owner.name))).toBe(true);
      }
    },
  );
});

describe('every module', () => {
  const stateful = /\b(useState|useEffect|useLayoutEffect|useSyncExternalStore|useContext)\(/;
  it.each(shipped.filter(({ name, text }) => name.endsWith('.tsx') && stateful.test(text)))(
    '$name, which has state, is marked for the client',
    ({ text }) => {
      expect(text.startsWith("'use client';")).toBe(true);
    },
  );

  it.each(shipped)('$name fetches nothing, routes nothing and knows no store', ({ text }) => {
    expect(text).not.toMatch(/\bfetch\(|XMLHttpRequest|WebSocket|react-router|redux/i);
  });
});
