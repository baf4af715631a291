/** Modules that are parts of one domain, and use its tables together. */
export const domains: Readonly<Record<string, string>> = {
  'bookings-staff': 'bookings',
  'catalogue-public': 'catalogue',
  'catalogue-staff': 'catalogue',
  'chat-sockets': 'chat',
  'chat-staff': 'chat',
  'cost-caps': 'catalogue',
  search: 'catalogue',
  'second-factor': 'auth',
  translation: 'catalogue',
};

/** The domains whose tables others still use, by those others: the list only gets shorter. */
export const sharedTables: Readonly<Record<string, readonly string[]>> = {
  audit: ['bookings', 'users'],
  auth: ['staff', 'users'],
  bookings: ['catalogue', 'notifications', 'staff', 'users'],
  cases: ['bookings', 'chat', 'users'],
  catalogue: ['bookings', 'chat', 'insights', 'media', 'users'],
  chat: ['catalogue', 'users'],
  'chat-identity': ['chat'],
  consents: ['bookings', 'newsletter', 'users'],
  files: ['bookings', 'chat', 'users'],
  'form-visits': ['catalogue'],
  insights: ['catalogue', 'media'],
  media: ['bookings', 'catalogue', 'chat', 'insights', 'users'],
  notifications: ['auth', 'bookings', 'chat', 'users'],
  overview: ['bookings', 'catalogue', 'chat', 'form-visits', 'staff', 'users'],
  records: ['staff', 'users'],
  staff: ['auth', 'users'],
  users: ['auth', 'bookings', 'chat'],
};
