/** The kinds of record that staff find and open by a few letters. */
export const recordKinds = [
  'booking',
  'chat',
  'customer',
  'staff',
  'service',
  'category',
  'insight',
  'picture',
] as const;
/** A kind of record that staff find and open by a few letters. */
export type RecordKind = (typeof recordKinds)[number];
