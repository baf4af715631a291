/** A part of the program whose rules are all to be held by tests. */
export interface Area {
  name: string;
  /** The workspace that it and its tests are in. */
  folder: string;
  /** The files that hold decisions. */
  mutate: readonly string[];
  /** Which of the workspace's tests run: a vitest configuration beside this file. Absent: all. */
  tests?: string;
}

export const areas: readonly Area[] = [
  {
    name: 'contract',
    folder: 'packages/contract',
    mutate: [
      'src/rules/*.ts',
      'src/**/*endpoints.ts',
      '!src/generated/**',
      '!src/staff/overview-endpoints.ts',
      'src/staff/edit-input.ts',
      'src/chat/{canned-replies,chat-hours,chat-input}.ts',
      'src/{envelope,json-schema,limits,wire-schema,wire-types}.ts',
      '!src/**/*.test.ts',
    ],
  },
  {
    name: 'chat',
    folder: 'packages/chat',
    mutate: [
      'src/machine/{conversation,delivery,failure,messages,polling,selectors,sending,start-form}.ts',
      'src/machine/transition.ts',
      'src/desk/{news,selectors,transition,writing}.ts',
    ],
  },
  {
    name: 'bookings',
    folder: 'apps/server',
    mutate: [
      'src/modules/bookings/{adopt-guest-bookings,booking-handlers,booking-filter}.ts',
      'src/modules/bookings/{booking-rules,move-booking}.ts',
      'src/modules/bookings/creation/{availability,create-booking,idempotency,limits}.ts',
      'src/modules/bookings/creation/{prices,reference}.ts',
      'src/modules/bookings-staff/staff-bookings.ts',
      'src/http/calls/{assert-version,idempotency-key}.ts',
    ],
    tests: 'bookings.config.ts',
  },
  {
    name: 'authorisation',
    folder: 'apps/server',
    mutate: [
      'src/modules/auth/{accounts-of-address,authorize,limits,mail-links,password-handlers}.ts',
      'src/modules/auth/{passwords,sessions,staff}.ts',
      'src/modules/chat/{chat-access,visitor-token}.ts',
      'src/modules/files/signed-addresses.ts',
      'src/modules/staff/staff-rules.ts',
      'src/http/{cache/answer-key,rate-limit}.ts',
      'src/http/calls/{bearer-token,bind-endpoints,call}.ts',
    ],
    tests: 'authorisation.config.ts',
  },
];
