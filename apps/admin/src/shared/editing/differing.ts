/** Those fields that are not as in the other one. */
export function differing<Fields extends object>(fields: Fields, other: Fields): Partial<Fields> {
  const others = new Map(Object.entries(other));
  return Object.fromEntries(
    Object.entries(fields).filter(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify(others.get(name)),
    ),
  ) as Partial<Fields>;
}
