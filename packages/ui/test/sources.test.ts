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
