/** The characters of a text that are shown, and those of them before its first difference. */
const [longest, lead] = [240, 40];

const cut = (letters: readonly string[], from: number) =>
  `${from > 0 ? '…' : ''}${letters.slice(from, from + longest).join('')}${from + longest < letters.length ? '…' : ''}`;

/** Two texts whole, or cut down to where they begin to differ. */
export function excerpts(before: string, after: string): { from: string; to: string } {
  const [from, to] = [Array.from(before), Array.from(after)];
  if (from.length <= longest && to.length <= longest) return { from: before, to: after };
  const differs = to.findIndex((letter, index) => letter !== from[index]);
  const start = Math.max((differs < 0 ? to.length : differs) - lead, 0);
  return { from: cut(from, start), to: cut(to, start) };
}
