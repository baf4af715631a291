/** The kinds of thing that staff do something to. */
export const actionKinds = [
  'booking',
  'document',
  'chat',
  'service',
  'category',
  'cap',
  'picture',
  'synonyms',
  'insight',
  'settings',
  'staff',
  'invitation',
  'session',
  'account',
  'factor',
  'key',
  'job',
] as const;
/** A kind of thing that staff do something to. */
export type ActionKind = (typeof actionKinds)[number];
