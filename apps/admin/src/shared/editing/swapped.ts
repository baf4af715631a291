/** The list with two neighbours in each other's place. */
export function swapped<Item>(items: readonly Item[], index: number, other: number): Item[] {
  const changed = [...items];
  const [one, two] = [items[index], items[other]];
  if (one === undefined || two === undefined) return changed;
  changed[index] = two;
  changed[other] = one;
  return changed;
}
