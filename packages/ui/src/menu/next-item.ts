/**
 * Which item of a menu a key leads to, by the pattern of a menu button.
 *
 * @param at the one that has the focus; -1 for none.
 * @returns nothing for a key that leads nowhere.
 */
export function nextItem(key: string, labels: readonly string[], at: number): number | undefined {
  const { length } = labels;
  if (length === 0) return undefined;
  switch (key) {
    case 'ArrowDown':
      return (at + 1) % length;
    case 'ArrowUp':
      return at <= 0 ? length - 1 : at - 1;
    case 'Home':
      return 0;
    case 'End':
      return length - 1;
    default:
      return beginningWith(key, labels, at);
  }
}

/** The next one after this that begins with the letter, around the end. */
function beginningWith(letter: string, labels: readonly string[], at: number): number | undefined {
  // Keys that are no letter have names, such as Shift.
  if (!/^\S$/u.test(letter)) return undefined;
  const begins = (label: string | undefined) =>
    label?.toLocaleLowerCase().startsWith(letter.toLocaleLowerCase()) ?? false;
  for (let step = 1; step <= labels.length; step += 1) {
    const index = (at + step) % labels.length;
    if (begins(labels[index])) return index;
  }
  return undefined;
}
