import { describe, expect, it } from 'vitest';
import { StartError } from '../platform/start-error.ts';
import { readConfig } from './env.ts';

const firebase = {
  FIREBASE_API_KEY: 'demo-api-key',
  FIREBASE_AUTH_DOMAIN: 'demo.example',
  FIREBASE_PROJECT_ID: 'demo',
  FIREBASE_APP_ID: 'demo-app',
};

const read = (environment: NodeJS.ProcessEnv) => readConfig({ ...firebase, ...environment }, '/p');

/** The lines with which a start on this environment is refused. */
function refusal(environment: NodeJS.ProcessEnv): string[] {
  try {
    read(environment);
  } catch (error) {
    if (error instanceof StartError) return error.message.split('\n');
    throw error;
  }
  return [];
}

it('takes the defaults of the run contract where nothing is set', () => {
  expect(read({})).toEqual({
    host: '127.0.0.1',
    port: 3000,
    dataDirectory: '/p/.data',
    databaseUrl: undefined,
    savesBeforeUpgrade: true,
    searchTime: undefined,
    sparesMemory: false,
    redisUrl: undefined,
    s3: undefined,
    smtpUrl: undefined,
    unencryptedHosts: [],
    seed: 'demo',
    staff: undefined,
    documentKey: undefined,
    documentKeyBefore: undefined,
    publicOrigin: 'http://127.0.0.1:3000',
    securityContact: undefined,
    metricsToken: undefined,
    tracesUrl: undefined,
    allowedOrigins: [],
    trustedProxies: [],
    firebase: {
      apiKey: 'demo-api-key',
      authDomain: 'demo.example',
      projectId: 'demo',
      appId: 'demo-app',
    },
    firebaseEmulatorHost: undefined,
    isDemonstrationOpen: true,
  });
});

it('takes what is set', () => {
  const config = read({
    HOST: '0.0.0.0',
    PORT: '8080',
    DATA_DIR: '/var/lib/pothik',
    ASSETS_DIR: 'assets',
    DATABASE_URL: 'postgres://pothik:secret@db.example/pothik?sslmode=verify-full',
    REDIS_URL: 'rediss://cache.example:6380',
    S3_ENDPOINT: 'https://s3.example',
    S3_BUCKET: 'pothik-files',
    S3_ACCESS_KEY_ID: 'id',
    S3_SECRET_ACCESS_KEY: 'key',
    SMTP_URL: 'smtps://mail.example:465',
    SAVE_BEFORE_UPGRADE: 'no',
    SEARCH_TIME: '800',
    SPARE_MEMORY: 'yes',
    SEED: 'none',
    STAFF_EMAIL: 'owner@pothik.example',
    STAFF_PASSWORD: ' spaces count ',
    DOCUMENT_KEY: 'ab'.repeat(32),
    PUBLIC_ORIGIN: 'https://pothik.example/',
    SECURITY_CONTACT: 'mailto:cert@pothik.example',
    OTEL_EXPORTER_OTLP_ENDPOINT: 'https://collector.example:4318/',
    ALLOWED_ORIGINS: 'https://panel.example, http://localhost:5173/',
    TRUSTED_PROXIES: 'loopback, 10.0.0.5,172.16.0.0/12, fd00::/8',
  });
  expect(config).toMatchObject({
    host: '0.0.0.0',
    port: 8080,
    dataDirectory: '/var/lib/pothik',
    assetsDirectory: '/p/assets',
    databaseUrl: 'postgres://pothik:secret@db.example/pothik?sslmode=verify-full',
    savesBeforeUpgrade: false,
    searchTime: 800,
    sparesMemory: true,
    redisUrl: 'rediss://cache.example:6380',
    s3: {
      endpoint: 'https://s3.example',
      bucket: 'pothik-files',
      accessKeyId: 'id',
      secretAccessKey: 'key',
    },
    smtpUrl: 'smtps://mail.example:465',
    seed: 'none',
    staff: { email: 'owner@pothik.example', password: ' spaces count ' },
    publicOrigin: 'https://pothik.example',
    securityContact: 'mailto:cert@pothik.example',
    tracesUrl: 'https://collector.example:4318/v1/traces',
    allowedOrigins: ['https://panel.example', 'http://localhost:5173'],
    trustedProxies: ['loopback', '10.0.0.5', '172.16.0.0/12', 'fd00::/8'],
  });
  expect(config.documentKey?.length).toBe(32);
});

it('writes an IPv6 address in brackets into the origin', () => {
  expect(read({ HOST: '::1', PORT: '80' }).publicOrigin).toBe('http://[::1]:80');
});

const badProxies = [
  '*',
  'true',
  'proxy.example',
  '10.0.0.5,',
  '10.0.0.0/33',
  '::/0',
  '10.0.0.5:80',
];

it.each(badProxies)('refuses to believe TRUSTED_PROXIES=%s', (value) => {
  const takes =
    'addresses such as 10.0.0.5, networks such as 10.0.0.0/8 or the word loopback, with commas between';
  expect(refusal({ TRUSTED_PROXIES: value })).toEqual([
    `TRUSTED_PROXIES got "${value}": it takes ${takes}.`,
  ]);
});

describe('refuses, on a line that names the variable, what it got and what it takes,', () => {
  it.each([
    ['PORT', 'abc', 'PORT got "abc": it takes a whole number from 0 to 65535.'],
    ['PORT', '65536', 'PORT got "65536": it takes a whole number from 0 to 65535.'],
    ['HOST', 'http://x', 'HOST got "http://x": it takes an address or name of this machine.'],
    [
      'DATABASE_URL',
      'mysql://root:pw@db/x',
      'DATABASE_URL got a value of 20 characters: it takes an address that begins with postgres:// or postgresql://.',
    ],
    [
      'REDIS_URL',
      'redis://',
      'REDIS_URL got a value of 8 characters: it takes an address that begins with redis:// or rediss://.',
    ],
    [
      'SMTP_URL',
      'mail.example',
      'SMTP_URL got a value of 12 characters: it takes an address that begins with smtp:// or smtps://.',
    ],
    ['SEARCH_TIME', '0', 'SEARCH_TIME got "0": it takes a whole number from 100 to 10000.'],
    ['SEED', 'yes', 'SEED got "yes": it takes demo or none.'],
    [
      'DOCUMENT_KEY',
      'abc',
      'DOCUMENT_KEY got a value of 3 characters: it takes 64 hexadecimal digits.',
    ],
    [
      'METRICS_TOKEN',
      'short',
      'METRICS_TOKEN got a value of 5 characters: it takes 32 to 200 letters, digits, hyphens and underscores.',
    ],
    [
      'DOCUMENT_KEY_BEFORE',
      'ab'.repeat(32),
      'DOCUMENT_KEY_BEFORE got a value of 64 characters: it takes the key that another one, in DOCUMENT_KEY, takes the place of.',
    ],
    [
      'PUBLIC_ORIGIN',
      'https://pothik.example/shop',
      'PUBLIC_ORIGIN got "https://pothik.example/shop": it takes an origin such as https://www.example.com, without a path.',
    ],
    [
      'SECURITY_CONTACT',
      'security@pothik.example',
      'SECURITY_CONTACT got "security@pothik.example": it takes an address such as mailto:security@example.com or https://example.com/report.',
    ],
    [
      'ALLOWED_ORIGINS',
      'https://panel.example,*',
      'ALLOWED_ORIGINS got "https://panel.example,*": it takes origins such as https://www.example.com, with commas between.',
    ],
    [
      'FIREBASE_AUTH_EMULATOR_HOST',
      'http://127.0.0.1',
      'FIREBASE_AUTH_EMULATOR_HOST got "http://127.0.0.1": it takes host:port.',
    ],
  ])('%s=%s', (name, value, line) => {
    expect(refusal({ [name]: value })).toEqual([line]);
  });

  it.each(Object.keys(firebase))('an empty %s', (name) => {
    expect(refusal({ [name]: '' })).toEqual([
      expect.stringMatching(new RegExp(`^${name} got nothing: it takes `)),
    ]);
  });

  it('a password that is too short, without showing it', () => {
    expect(refusal({ STAFF_EMAIL: 'owner@pothik.example', STAFF_PASSWORD: 'abc' })).toEqual([
      'STAFF_PASSWORD got a value of 3 characters: it takes 12 to 200 characters.',
    ]);
  });

  it('settings of which only a part is there', () => {
    expect(refusal({ S3_BUCKET: 'pothik', S3_ENDPOINT: 'https://s3.example' })).toEqual([
      'S3_ACCESS_KEY_ID got nothing: it takes a value together with S3_ENDPOINT and S3_BUCKET.',
      'S3_SECRET_ACCESS_KEY got nothing: it takes a value together with S3_ENDPOINT and S3_BUCKET.',
    ]);
  });

  it('several at once', () => {
    expect(refusal({ PORT: '-1', SEED: 'x', FIREBASE_APP_ID: ' ' })).toHaveLength(3);
  });
});

describe("the demonstration's password", () => {
  const staff = { STAFF_EMAIL: 'staff@pothik.example', STAFF_PASSWORD: 'pothik-staff' };

  it.each(['127.0.0.1', 'localhost', '::1'])('opens the console on %s', (HOST) => {
    expect(read({ ...staff, HOST })).toMatchObject({ isDemonstrationOpen: true });
  });

  it.each([
    [{ NODE_ENV: 'production' }, 'NODE_ENV is production'],
    [{ HOST: '0.0.0.0' }, 'others can reach 0.0.0.0'],
    [{ HOST: '192.168.1.5' }, 'others can reach 192.168.1.5'],
  ])('is refused with %j', (where, reason) => {
    expect(refusal({ ...staff, ...where })).toEqual([
      `STAFF_PASSWORD got a value of 12 characters: it takes a password of your own where ${reason}.`,
    ]);
    expect(read(where)).toMatchObject({ isDemonstrationOpen: false });
  });
});

describe('a machine elsewhere', () => {
  const store = { S3_BUCKET: 'pothik', S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'key' };
  const plain = [
    ['DATABASE_URL', 'postgres://db.example/pothik', {}],
    ['DATABASE_URL', 'postgres://db.example/pothik?sslmode=prefer', {}],
    ['DATABASE_URL', 'postgres://db.example/pothik?sslmode=require', {}],
    ['DATABASE_URL', 'postgres:///pothik?host=db.example', {}],
    ['DATABASE_URL', 'postgres://127.0.0.1.evil.example/pothik', {}],
    ['REDIS_URL', 'redis://cache.example:6379', {}],
    ['S3_ENDPOINT', 'http://s3.example', store],
    ['PUBLIC_ORIGIN', 'http://pothik.example', {}],
  ] as const;

  it.each(plain)('is not spoken to without encryption: %s=%s', (name, value, more) => {
    expect(refusal({ ...more, [name]: value })).toEqual([
      expect.stringMatching(new RegExp(`^${name} got .* another machine, or its host in UNENC`)),
    ]);
  });

  it.each(plain)('is where its host is named: %s=%s', (name, value, more) => {
    const hosts = 'db.example, cache.example,s3.example,127.0.0.1.evil.example,pothik.example';
    expect(refusal({ ...more, [name]: value, UNENCRYPTED_HOSTS: hosts })).toEqual([]);
  });

  it.each([
    ['DATABASE_URL', 'postgres://db.example/pothik?sslmode=verify-ca'],
    ['DATABASE_URL', 'postgres://localhost/pothik'],
    ['DATABASE_URL', 'postgres://[::1]:5432/pothik'],
    ['DATABASE_URL', 'postgres:///pothik?host=/var/run/postgresql'],
    ['REDIS_URL', 'rediss://cache.example'],
    ['REDIS_URL', 'redis://127.0.0.1:6379'],
  ])('is with encryption, and this one without: %s=%s', (name, value) => {
    expect(refusal({ [name]: value })).toEqual([]);
  });
});

describe("the identity provider's emulator", () => {
  const emulator = { FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099' };

  it('is accepted on the own machine', () => {
    expect(read(emulator).firebaseEmulatorHost).toBe('127.0.0.1:9099');
  });

  it('is refused in production', () => {
    expect(refusal({ ...emulator, NODE_ENV: 'production' })).toEqual([
      'FIREBASE_AUTH_EMULATOR_HOST got "127.0.0.1:9099": it takes nothing where NODE_ENV is production.',
    ]);
  });

  it('is refused where visitors come from elsewhere', () => {
    expect(refusal({ ...emulator, PUBLIC_ORIGIN: 'https://pothik.example' })).toEqual([
      'FIREBASE_AUTH_EMULATOR_HOST got "127.0.0.1:9099": it takes nothing where visitors come to https://pothik.example.',
    ]);
  });
});
