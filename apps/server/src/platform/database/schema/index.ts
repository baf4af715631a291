export * from './bookings.ts';
export * from './catalogue.ts';
export * from './chat.ts';
export * from './operations.ts';
export * from './passkeys.ts';
export * from './people.ts';
export * from './search.ts';
export * from './translations.ts';
