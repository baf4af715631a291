import { isIP } from 'node:net';
import path from 'node:path';
import { places } from '#places';
import { isEncrypted } from '../platform/encrypted.ts';
import { reader } from './reader.ts';
import { demonstrationStaff } from '../demo/staff.ts';

/** What the process was told from outside; read once, at start. */
export interface Config {
  host: string;
  port: number;
  /** Absolute. */
  dataDirectory: string;
  /** For built files of earlier versions; absent: in the data directory. Absolute. */
  assetsDirectory: string | undefined;
  /** PostgreSQL; absent: the embedded database. */
  databaseUrl: string | undefined;
  /** True where the data is saved before an upgrade changes it. */
  savesBeforeUpgrade: boolean;
  /** The longest that the database may take for a search, in milliseconds; absent: as fits the engine. */
  searchTime: number | undefined;
  /** True where memory is worth more than CPU time. */
  sparesMemory: boolean;
  redisUrl: string | undefined;
  s3:
    | { endpoint: string; bucket: string; accessKeyId: string; secretAccessKey: string }
    | undefined;
  smtpUrl: string | undefined;
  /** Hosts that may be spoken to without encryption. */
  unencryptedHosts: string[];
  seed: 'demo' | 'none';
  staff: { email: string; password: string } | undefined;
  /** A file of passwords that are refused beside the common ones. Absolute. */
  passwordList: string | undefined;
  /** Whether the demonstration's password may open anything: on this machine alone, and not in production. */
  isDemonstrationOpen: boolean;
  /** 32 bytes; absent: one is generated into the data directory. */
  documentKey: Buffer | undefined;
  /** The key that it takes the place of, until `keys rotate` is done. 32 bytes. */
  documentKeyBefore: Buffer | undefined;
  /** Without a slash at the end. */
  publicOrigin: string;
  /** Whom to tell of a weakness: an address with `mailto:` or `https:`. */
  securityContact: string | undefined;
  /** Opens `/metrics` from elsewhere; absent: it is for this machine alone. */
  metricsToken: string | undefined;
  /** Where the collector of traces takes them; absent: nobody is told. */
  tracesUrl: string | undefined;
  /** Other origins whose pages may call the API, such as a storefront that runs elsewhere. */
  allowedOrigins: string[];
  /** Addresses, networks or `loopback`: whose X-Forwarded-For is believed. */
  trustedProxies: string[];
  /** Public settings of the identity provider; browsers get them. */
  firebase: { apiKey: string; authDomain: string; projectId: string; appId: string };
  firebaseEmulatorHost: string | undefined;
}

const takesToken = '32 to 200 letters, digits, hyphens and underscores';

const defaultHost = '127.0.0.1';

const namedHost = (url: URL) => url.hostname !== '';

/**
 * Reads and checks every variable of the run contract.
 *
 * @param root where a relative DATA_DIR begins: every command then means the same directory.
 * @throws StartError that names each wrong variable, what it got and what it takes, a line each.
 */
export function readConfig(environment: NodeJS.ProcessEnv, root = places.root): Config {
  const read = reader(environment);
  const host =
    read.matching('HOST', /^[\w.:-]+$/, 'an address or name of this machine') ?? defaultHost;
  const port = read.integer('PORT', 3000, 0, 65_535);
  const publicOrigin = readPublicOrigin(read, host, port);
  const reason = reasonForSecrecy(host, environment.NODE_ENV);

  const config: Config = {
    host,
    port,
    ...readStorage(read, root),
    searchTime: readSearchTime(read),
    sparesMemory: read.oneOf('SPARE_MEMORY', ['yes', 'no'], 'no') === 'yes',
    redisUrl: readEncrypted(
      read,
      'REDIS_URL',
      read.url('REDIS_URL', ['redis:', 'rediss:'], undefined, namedHost),
      'rediss://',
    ),
    s3: readS3(read),
    smtpUrl: read.url('SMTP_URL', ['smtp:', 'smtps:'], undefined, namedHost),
    unencryptedHosts: readUnencryptedHosts(read),
    seed: read.oneOf('SEED', ['demo', 'none'], 'demo'),
    staff: readStaff(read, reason),
    assetsDirectory: readPath(read, 'ASSETS_DIR', root),
    passwordList: readPath(read, 'PASSWORD_LIST', root),
    isDemonstrationOpen: reason === undefined,
    ...readDocumentKeys(read),
    publicOrigin,
    securityContact: read.url(
      'SECURITY_CONTACT',
      ['mailto:', 'https:'],
      'an address such as mailto:security@example.com or https://example.com/report',
    ),
    metricsToken: read.matching('METRICS_TOKEN', /^[\w-]{32,200}$/, takesToken),
    tracesUrl: readTracesUrl(read),
    allowedOrigins: readAllowedOrigins(read),
    trustedProxies: readTrustedProxies(read),
    firebase: {
      apiKey: read.required('FIREBASE_API_KEY', "the identity provider's key"),
      authDomain: read.required('FIREBASE_AUTH_DOMAIN', "the identity provider's domain"),
      projectId: read.required('FIREBASE_PROJECT_ID', "the identity provider's project"),
      appId: read.required('FIREBASE_APP_ID', "the identity provider's app"),
    },
    firebaseEmulatorHost: readEmulatorHost(read, publicOrigin, environment.NODE_ENV),
  };
  read.finish();
  return config;
}

/** Where the data lies. */
export type DataPlace = Pick<Config, 'dataDirectory' | 'databaseUrl'>;

/** The same, with what is kept elsewhere and what is done with it. */
export type StorageConfig = DataPlace &
  Pick<Config, 'savesBeforeUpgrade'> &
  Partial<Pick<Config, 's3'>>;

/** The part that commands need which do not run the server. Fails like {@link readConfig}. */
export function readStorageConfig(
  environment: NodeJS.ProcessEnv,
  root = places.root,
): StorageConfig {
  const read = reader(environment);
  const storage = { ...readStorage(read, root), s3: readS3(read) };
  read.finish();
  return storage;
}

type Reader = ReturnType<typeof reader>;

function readPath(read: Reader, name: string, root: string): string | undefined {
  const given = read.optional(name);
  return given === undefined ? undefined : path.resolve(root, given);
}

const readSearchTime = (read: Reader): number | undefined =>
  read.optional('SEARCH_TIME') === undefined
    ? undefined
    : read.integer('SEARCH_TIME', 0, 100, 10_000);

function readStorage(read: Reader, root: string): StorageConfig {
  return {
    savesBeforeUpgrade: read.oneOf('SAVE_BEFORE_UPGRADE', ['yes', 'no'], 'yes') === 'yes',
    dataDirectory: path.resolve(root, read.text('DATA_DIR', '.data')),
    databaseUrl: readEncrypted(
      read,
      'DATABASE_URL',
      read.url('DATABASE_URL', ['postgres:', 'postgresql:']),
      'sslmode=verify-full',
    ),
  };
}

const readUnencryptedHosts = (read: Reader): string[] =>
  (read.optional('UNENCRYPTED_HOSTS') ?? '').split(',').flatMap((host) => host.trim() || []);

/** Refuses an address at which others could listen, unless its host is named as one that may be so. */
function readEncrypted(
  read: Reader,
  name: string,
  address: string | undefined,
  encrypted: string,
): string | undefined {
  if (address === undefined || isEncrypted(address, readUnencryptedHosts(read))) return address;
  const takes = `${encrypted} for another machine, or its host in UNENCRYPTED_HOSTS`;
  return read.wrong(name, address, takes);
}

function readPublicOrigin(read: Reader, host: string, port: number): string {
  const given = read.url(
    'PUBLIC_ORIGIN',
    ['http:', 'https:'],
    'an origin such as https://www.example.com, without a path',
    (url) => namedHost(url) && url.href === `${url.origin}/`,
  );
  const encrypted = readEncrypted(read, 'PUBLIC_ORIGIN', given, 'https://');
  if (encrypted !== undefined) return new URL(encrypted).origin;
  return `http://${host.includes(':') ? `[${host}]` : host}:${String(port)}`;
}

/** As the specification of OpenTelemetry's exporters has it: one for traces alone is taken as it is. */
function readTracesUrl(read: Reader): string | undefined {
  const [own, all] = ['OTEL_EXPORTER_OTLP_TRACES_ENDPOINT', 'OTEL_EXPORTER_OTLP_ENDPOINT'].map(
    (name) =>
      readEncrypted(
        read,
        name,
        read.url(name, ['http:', 'https:'], undefined, namedHost),
        'https://',
      ),
  );
  return own ?? (all === undefined ? undefined : `${all.replace(/\/$/, '')}/v1/traces`);
}

function readAllowedOrigins(read: Reader): string[] {
  const value = read.optional('ALLOWED_ORIGINS');
  if (value === undefined) return [];
  const origins = value.split(',').map((origin) => origin.trim().replace(/\/$/, ''));
  const isOrigin = (origin: string) =>
    /^https?:/.test(origin) && URL.parse(origin)?.origin === origin;
  if (origins.every(isOrigin)) return origins;
  read.wrong(
    'ALLOWED_ORIGINS',
    value,
    'origins such as https://www.example.com, with commas between',
  );
  return [];
}

/** An address, or a network such as 10.0.0.0/8. One of all addresses would believe everybody. */
function isNetwork(text: string): boolean {
  const [, address = '', bits] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(text) ?? [];
  const version = isIP(address);
  if (version === 0 || address.includes('%')) return false;
  return bits === undefined || (Number(bits) > 0 && Number(bits) <= (version === 4 ? 32 : 128));
}

function readTrustedProxies(read: Reader): string[] {
  const value = read.optional('TRUSTED_PROXIES');
  if (value === undefined) return [];
  const proxies = value.split(',').map((proxy) => proxy.trim());
  if (proxies.every((proxy) => proxy === 'loopback' || isNetwork(proxy))) return proxies;
  read.wrong(
    'TRUSTED_PROXIES',
    value,
    'addresses such as 10.0.0.5, networks such as 10.0.0.0/8 or the word loopback, with commas between',
  );
  return [];
}

function readS3(read: Reader): Config['s3'] {
  const endpoint = readEncrypted(
    read,
    'S3_ENDPOINT',
    read.url('S3_ENDPOINT', ['http:', 'https:'], undefined, namedHost),
    'https://',
  );
  const bucket = read.matching(
    'S3_BUCKET',
    /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/,
    'the name of a bucket',
  );
  const accessKeyId = read.optional('S3_ACCESS_KEY_ID');
  const secretAccessKey = read.optional('S3_SECRET_ACCESS_KEY');
  read.together(['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY']);
  if (!endpoint || !bucket || !accessKeyId || !secretAccessKey) return undefined;
  return { endpoint, bucket, accessKeyId, secretAccessKey };
}

const isLoopback = (host: string) => /^(localhost|127(\.\d+){3}|\[?::1\]?)$/.test(host);

/** The reason why others may come, so that nothing may work that everybody can read. */
function reasonForSecrecy(host: string, mode: string | undefined): string | undefined {
  if (mode === 'production') return 'NODE_ENV is production';
  return isLoopback(host) ? undefined : `others can reach ${host}`;
}

function readStaff(read: Reader, reason: string | undefined): Config['staff'] {
  const email = read.matching('STAFF_EMAIL', /^[^@\s]+@[^@\s]+$/, 'an e-mail address');
  const password = read.password('STAFF_PASSWORD', /^.{12,200}$/, '12 to 200 characters');
  read.together(['STAFF_EMAIL', 'STAFF_PASSWORD']);
  if (reason !== undefined && password === demonstrationStaff.password) {
    read.wrong('STAFF_PASSWORD', password, `a password of your own where ${reason}`);
  }
  return email && password ? { email, password } : undefined;
}

function readDocumentKeys(read: Reader): Pick<Config, 'documentKey' | 'documentKeyBefore'> {
  const readKey = (name: string) => {
    const digits = read.matching(name, /^[0-9a-f]{64}$/i, '64 hexadecimal digits');
    return digits === undefined ? undefined : Buffer.from(digits, 'hex');
  };
  const [documentKey, documentKeyBefore] = ['DOCUMENT_KEY', 'DOCUMENT_KEY_BEFORE'].map(readKey);
  const isNoChange = documentKey === undefined || documentKeyBefore?.equals(documentKey);
  if (documentKeyBefore && isNoChange) {
    const takes = 'the key that another one, in DOCUMENT_KEY, takes the place of';
    read.wrong('DOCUMENT_KEY_BEFORE', documentKeyBefore.toString('hex'), takes);
  }
  return { documentKey, documentKeyBefore };
}

/** The emulator's tokens are unsigned: whoever accepts them lets everybody in as anybody. */
function readEmulatorHost(read: Reader, publicOrigin: string, mode: string | undefined) {
  const name = 'FIREBASE_AUTH_EMULATOR_HOST';
  const value = read.matching(name, /^[^\s:/]+:\d+$/, 'host:port');
  if (value === undefined) return undefined;
  const { hostname } = new URL(publicOrigin);
  const isLocal = isLoopback(hostname);
  if (mode !== 'production' && isLocal) return value;
  const where = isLocal ? 'NODE_ENV is production' : `visitors come to ${publicOrigin}`;
  return read.wrong(name, value, `nothing where ${where}`);
}
