const list = new Intl.ListFormat('en', { type: 'conjunction' });

/** Colleagues who have the same record open. */
export const messages = {
  looking: (names: readonly string[]) =>
    `${list.format(names)} ${names.length === 1 ? 'has' : 'have'} this open too.`,
  editing: (names: readonly string[]) =>
    `${list.format(names)} ${names.length === 1 ? 'is' : 'are'} changing this.`,
};
