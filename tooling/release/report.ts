import { createHash } from 'node:crypto';
import type { PublicDeclaration } from './public-api.ts';

/** Beyond this many characters nobody reads a type; its digest tells that it is another one. */
const longest = 3_000;

const digest = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 12);

/** What an entry makes public, as a text that can be committed and compared. */
export function toReport(declarations: readonly PublicDeclaration[]): string {
  const blocks = declarations.map(({ name, exported, text }) => {
    const shown = text.length > longest ? `(inferred, ${digest(text)})` : text;
    return `${exported ? '#' : '##'} ${name}\n${shown}\n`;
  });
  return blocks.join('\n');
}

function blocksOf(report: string): Map<string, string> {
  const blocks = report.split(/^(?=##? )/m).filter(Boolean);
  return new Map(blocks.map((block) => [block.slice(0, block.indexOf('\n')), block.trimEnd()]));
}

/** How much of a release a change of the public types is. */
export type Change = 'none' | 'addition' | 'breaking';

/** Whether every line of the one stands in the other, in its order. Of an inferred type nobody can tell. */
function onlyGrew(before: string, after: string): boolean {
  if ([before, after].every((text) => text.includes('\n(inferred, '))) return true;
  const lines = after.split('\n');
  let from = 0;
  return before.split('\n').every((line) => {
    const found = lines.indexOf(line, from);
    from = found + 1;
    return found >= 0;
  });
}

/**
 * What happened between two reports. Lines that are gone or changed may break somebody; lines that
 * came do not, as far as a text can tell.
 *
 * @returns the change, and the names that it is about.
 */
export function compareReports(before: string, after: string): { change: Change; names: string[] } {
  const [old, now] = [blocksOf(before), blocksOf(after)];
  const broken = [...old].filter(([name, text]) => !onlyGrew(text, now.get(name) ?? ''));
  if (broken.length > 0) return { change: 'breaking', names: broken.map(([name]) => name) };
  const grown = [...now].filter(([name, text]) => old.get(name) !== text);
  return { change: grown.length > 0 ? 'addition' : 'none', names: grown.map(([name]) => name) };
}
