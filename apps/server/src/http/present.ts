/** Leaves out what is not there: an answer has no nulls. */
export function present<Fields extends object>(fields: Fields) {
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== null && value !== undefined),
  ) as { [Key in keyof Fields]?: NonNullable<Fields[Key]> };
}
