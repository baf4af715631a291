/** The kinds of data that a client's cache tells apart: a change makes all of a kind stale. */
export const cacheTags = [
  'Service',
  'Category',
  'CostCap',
  'Picture',
  'View',
  'Insight',
  'Settings',
  'User',
  'Booking',
  'Preferences',
  'Consent',
  'Notification',
  'Chat',
  'CannedReply',
  'ChatHours',
  'Customer',
  'Staff',
  'Session',
  'SecondFactor',
  'ApiKey',
  'Synonyms',
  'Log',
  'Job',
] as const;
/** A kind of data that a client's cache tells apart. */
export type CacheTag = (typeof cacheTags)[number];
