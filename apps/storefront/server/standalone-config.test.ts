import { expect, it } from 'vitest';
import { readStandaloneConfig } from './standalone-config.ts';

const firebase = {
  FIREBASE_API_KEY: 'a',
  FIREBASE_AUTH_DOMAIN: 'b',
  FIREBASE_PROJECT_ID: 'c',
  FIREBASE_APP_ID: 'd',
};

it('takes the origin of the API without its path', () => {
  const config = readStandaloneConfig({ ...firebase, API_ORIGIN: 'https://api.example/x/' });
  expect(config).toMatchObject({
    apiOrigin: 'https://api.example',
    port: 3000,
    publicOrigin: 'http://127.0.0.1:3000',
  });
});

it('names every variable that is wrong', () => {
  const config = readStandaloneConfig({ PORT: 'x', API_ORIGIN: 'example' });
  expect(config).toEqual({
    errors: expect.arrayContaining([
      expect.stringMatching(/^PORT got "x"/),
      expect.stringMatching(/^API_ORIGIN got "example"/),
      expect.stringMatching(/^FIREBASE_APP_ID got nothing/),
    ]) as string[],
  });
});
