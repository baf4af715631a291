import { matching, nearestFirst } from '../internal/word-match.ts';
import type { Command } from './command-palette.tsx';

/** Commands that stand under one heading, or under none. */
export interface CommandGroup {
  name: string | undefined;
  commands: readonly Command[];
}

const textOf = ({ label, detail = '', keywords = [], group = '' }: Command) =>
  [label, detail, ...keywords, group].join(' ');

/**
 * The commands that have all of these words, under their headings; those first whose label comes nearest to what was typed,
 * and headings in the order in which these come first.
 */
export function groupCommands(
  commands: readonly Command[],
  words: string,
): readonly CommandGroup[] {
  const groups = new Map<string | undefined, Command[]>();
  const fitting = matching(commands, words, textOf);
  for (const command of nearestFirst(fitting, words, ({ label }) => label)) {
    const some = groups.get(command.group);
    if (some) some.push(command);
    else groups.set(command.group, [command]);
  }
  return [...groups].map(([name, some]) => ({ name, commands: some }));
}
