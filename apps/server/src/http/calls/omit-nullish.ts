/** Leaves out what is not there: an answer has no nulls. */
export function omitNullish<Fields extends object>(fields: Fields) {
  const given: { [Key in keyof Fields]?: NonNullable<Fields[Key]> } = {};
  for (const key in fields) {
    const value = fields[key];
    if (value != null) given[key] = value;
  }
  return given;
}
