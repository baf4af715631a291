import type { RuntimeSettings } from '../app/store/settings-slice.ts';

/** What the storefront is told from outside when it runs alone. */
export interface StandaloneConfig {
  host: string;
  port: number;
  /** Of the API, without a slash at the end. */
  apiOrigin: string;
  publicOrigin: string;
  firebase: RuntimeSettings['firebase'];
}

const isOrigin = (text: string) => /^https?:\/\//.test(text) && URL.canParse(text);

/** Reads and checks the variables; says of each wrong one what it takes, a line each. */
export function readStandaloneConfig(
  environment: Record<string, string | undefined>,
): StandaloneConfig | { errors: string[] } {
  const errors: string[] = [];
  const read = (name: string, fallback: string) => {
    const value = environment[name]?.trim() ?? '';
    return value === '' ? fallback : value;
  };
  const host = read('HOST', '127.0.0.1');
  const port = Number(read('PORT', '3000'));
  const api = read('API_ORIGIN', '');
  const own = read('PUBLIC_ORIGIN', `http://${host}:${String(port)}`);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    errors.push(
      `PORT got ${JSON.stringify(environment.PORT)}: it takes a whole number from 0 to 65535.`,
    );
  }
  for (const [name, value] of [
    ['API_ORIGIN', api],
    ['PUBLIC_ORIGIN', own],
  ] as const) {
    if (!isOrigin(value)) {
      errors.push(
        `${name} got ${JSON.stringify(value)}: it takes an address that begins with http:// or https://.`,
      );
    }
  }
  const firebase = {
    apiKey: read('FIREBASE_API_KEY', ''),
    authDomain: read('FIREBASE_AUTH_DOMAIN', ''),
    projectId: read('FIREBASE_PROJECT_ID', ''),
    appId: read('FIREBASE_APP_ID', ''),
  };
  const names = {
    apiKey: 'FIREBASE_API_KEY',
    authDomain: 'FIREBASE_AUTH_DOMAIN',
    projectId: 'FIREBASE_PROJECT_ID',
    appId: 'FIREBASE_APP_ID',
  };
  for (const [key, name] of Object.entries(names)) {
    if (firebase[key as keyof typeof firebase] === '')
      errors.push(`${name} got nothing: it takes the identity provider's setting.`);
  }
  if (errors.length > 0) return { errors };
  return {
    host,
    port,
    apiOrigin: new URL(api).origin,
    publicOrigin: new URL(own).origin,
    firebase,
  };
}
