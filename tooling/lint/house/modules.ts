import path from 'node:path';
import type { Complaint, SourceFile } from './source-file.ts';

/** From the lowest: each may import what stands in its own layer and in those before it. */
const layers = ['messages', 'platform', 'http', 'tables', 'modules'];

interface Import {
  file: string;
  /** Of which layer and module a file is: `modules/auth`, `platform`. */
  from: string;
  to: string;
}

function partOf(file: string): string {
  const [layer = '', module = ''] = file.split('/');
  // Keys lead from table to table in all directions.
  if (layer === 'modules' && path.posix.basename(file) === 'schema.ts') return 'tables';
  return layer === 'modules' ? `${layer}/${module}` : layer;
}

const layerOf = (part: string) => layers.indexOf(part.split('/')[0] ?? '');

/** The imports of one part of the server from another. */
function importsOf({ name, text }: SourceFile): Import[] {
  const file = name.split(path.sep).join('/');
  return [...text.matchAll(/(?:from|import\() ?'(\.[^']+)'/g)]
    .map(([, address = '']) => path.posix.join(path.posix.dirname(file), address))
    .map((target) => ({ file, from: partOf(file), to: partOf(target) }))
    .filter(({ from, to }) => from !== to && layerOf(from) !== -1 && layerOf(to) !== -1);
}

/** All that can be reached from a part, itself only by a circle. */
function reachableFrom(start: string, imports: readonly Import[]): Set<string> {
  const reached = new Set<string>();
  const visit = (part: string) => {
    for (const { from, to } of imports) {
      if (from !== part || reached.has(to)) continue;
      reached.add(to);
      visit(to);
    }
  };
  visit(start);
  return reached;
}

/** The feature that a file of an app belongs to. */
const featureOf = (file: string) => /^features\/([^/]+)\//.exec(file)?.[1];

/**
 * A feature of an app imports no other, but for those that are made of others; and nothing imports these.
 *
 * @param sources of the app, by their names from its folder of sources.
 * @param composed the features that are made of others.
 */
export function lintFeatures(
  sources: readonly SourceFile[],
  composed: readonly string[],
): Complaint[] {
  return sources.flatMap(({ name, text }) => {
    const file = name.split(path.sep).join('/');
    const from = featureOf(file);
    if (from === undefined) return [];
    const others = [...text.matchAll(/(?:from|import\() ?'(\.[^']+)'/g)]
      .map(([, address = '']) => featureOf(path.posix.join(path.posix.dirname(file), address)))
      .filter((to) => to !== undefined && to !== from);
    return others
      .filter((to = '') => !composed.includes(from) || composed.includes(to))
      .map((to) => ({ file, message: `imports the feature ${String(to)}` }));
  });
}

/**
 * No layer of the server imports one that stands on it, and no module one that imports it back, by
 * whatever way.
 *
 * @param sources of the server, by their names from its `src`.
 */
export function lintModules(sources: readonly SourceFile[]): Complaint[] {
  const imports = sources.filter(({ name }) => !name.includes('.test.')).flatMap(importsOf);
  return imports.flatMap(({ file, from, to }) => {
    if (layerOf(to) > layerOf(from))
      return [{ file, message: `imports ${to}, which stands on it` }];
    const isCircle = reachableFrom(to, imports).has(from);
    return isCircle ? [{ file, message: `imports ${to}, which imports ${from} back` }] : [];
  });
}

/** The maximum number of lines of a module, without its tests: one person can still know all of it. */
const mostLines = 3_000;

/** @param sources of the server, by their names from its `src`. */
export function lintSizes(sources: readonly SourceFile[]): Complaint[] {
  const lines = new Map<string, number>();
  for (const { name, text } of sources) {
    const [layer, module = ''] = name.split(path.sep);
    if (layer !== 'modules' || name.includes('.test.')) continue;
    lines.set(module, (lines.get(module) ?? 0) + text.split('\n').length - 1);
  }
  return [...lines]
    .filter(([, count]) => count > mostLines)
    .map(([module, count]) => ({
      file: `modules/${module}`,
      message: `has ${String(count)} lines, more than ${String(mostLines)}: split it`,
    }));
}
