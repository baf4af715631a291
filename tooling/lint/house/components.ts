import path from 'node:path';
import { complainUnless, type Complaint, type SourceFile } from './source-file.ts';

const isStory = ({ name }: SourceFile) => name.includes('.stories.');
const isShipped = ({ name }: SourceFile) =>
  /\.tsx?$/.test(name) && !/\.(stories|test)\.|readme-example/.test(name);
const isOfComponent = ({ name }: SourceFile) => /^(?!tokens|base)[a-z-]+\/.*\.css$/.test(name);

const layers = '@layer pothik.tokens, pothik.base, pothik.components;\n';
const stateful = /\b(useState|useEffect|useLayoutEffect|useSyncExternalStore|useContext)\(/;

// Browsers round lengths differently, so that a comparison without a tolerance fails in the next version.
const exactComparison =
  /expect\(([^;]*?)\)\s*\.(?:toBe|toEqual|toBeLessThanOrEqual|toBeGreaterThanOrEqual)\(([^;]*?)\);/g;
const measured =
  /getBoundingClientRect|\b(?:left|right|top|bottom|width|height)\b|\b(?:edge|width|height)Of\(/;

function exportedComponents(index: string): string[] {
  return [...index.matchAll(/export \{([^}]*)\} from '([^']*)'/g)]
    .flatMap(([, names = '']) => names.split(',').map((name) => name.trim()))
    .filter((name) => /^[A-Z]/.test(name));
}

function lintStories(sources: readonly SourceFile[]): Complaint[] {
  const index = sources.filter(({ name }) => name === 'index.ts');
  const stories = sources.filter(isStory);
  const isShown = (component: string) => {
    const uses = new RegExp(`<${component}[\\s>]|component: ${component}[,<\\s]`);
    return stories.some(({ text }) => uses.test(text));
  };
  const hidden = index
    .flatMap(({ text }) => exportedComponents(text))
    .filter((component) => !isShown(component));
  return [
    ...hidden.map((component) => ({ file: 'index.ts', message: `${component} is in no story` })),
    ...complainUnless(stories, 'compares a measured length exactly: allow a pixel', ({ text }) =>
      [...text.matchAll(exactComparison)].every((parts) => !measured.test(parts.join(' '))),
    ),
    ...complainUnless(
      stories.filter(({ name }) => !name.startsWith('tokens/')),
      'does not say when to use it and what it is called: guide({ … })',
      ({ text }) => text.includes('guide({'),
    ),
  ];
}

/** The blocks, such as `pothik-card`, that have rules of their own in it. */
const blocksOf = ({ text }: SourceFile) =>
  new Set([...text.matchAll(/^ {2}\.(pothik-[a-z]+(?:-[a-z]+)*)/gm)].map(([, block]) => block));

/** Every class that a module names is styled by a stylesheet that it imports. */
function bringsItsStyles(stylesheets: readonly SourceFile[]): (file: SourceFile) => boolean {
  const owners = stylesheets.map((file) => ({ name: file.name, blocks: blocksOf(file) }));
  return ({ name, text }) => {
    const named = [...text.matchAll(/\bpothik-[a-z]+(?:-[a-z]+)*/g)].map(([block]) => block);
    const brought = [...text.matchAll(/^import '(.*\.css)';$/gm)].map(([, file = '']) =>
      path.join(path.dirname(name), file),
    );
    return named
      .map((block) => owners.filter(({ blocks }) => blocks.has(block)))
      .every((some) => some.length === 0 || some.some((owner) => brought.includes(owner.name)));
  };
}

/**
 * Components are shown, bring their styles, and say where they have state.
 *
 * @param sources of the component library, its stylesheets included.
 */
export function lintComponents(sources: readonly SourceFile[]): Complaint[] {
  const stylesheets = sources.filter(isOfComponent);
  const modules = sources.filter((file) => isShipped(file) && file.name.endsWith('.tsx'));
  const published = sources.find(({ name }) => name === 'published-styles.css')?.text ?? '';
  return [
    ...lintStories(sources),
    // Whichever stylesheet comes first gives the order of all.
    ...complainUnless(stylesheets, `does not begin with ${layers.trim()}`, ({ text }) =>
      text.startsWith(layers),
    ),
    ...complainUnless(stylesheets, 'is not imported by published-styles.css', ({ name }) =>
      published.includes(`@import './${name}';`),
    ),
    ...complainUnless(
      modules,
      'names a class and does not import its stylesheet',
      bringsItsStyles(stylesheets),
    ),
    ...complainUnless(
      modules.filter(({ text }) => stateful.test(text)),
      "has state and does not begin with 'use client'",
      ({ text }) => text.startsWith("'use client';"),
    ),
  ];
}
