import type { Complaint, SourceFile } from './source-file.ts';

/** Something that is done in few places, each with a reason, and nowhere else. */
interface Danger {
  /** What a file does that has it. */
  does: string;
  pattern: RegExp;
  /** Where it is looked for. Default: everywhere. */
  within?: string | RegExp;
  /** Why it may stand in these files. */
  allowed: Record<string, string>;
}

const dangers: readonly Danger[] = [
  {
    does: 'runs text as code',
    pattern: /\beval\(|new Function\(|node:vm\b|set(?:Timeout|Interval)\(\s*['"`]/,
    allowed: {},
  },
  {
    does: 'starts a program',
    pattern: /node:child_process/,
    allowed: {
      'apps/server/src/platform/launchers.ts': 'asks ps for the parents of this process',
      'apps/server/src/modules/media/incoming/picture-worker.ts':
        'decodes pictures apart, without secrets',
      'apps/server/src/platform/database/postgres-tool.ts': 'backups, by who runs the server',
    },
  },
  {
    does: 'runs a shell',
    pattern: /shell: true|\bexecSync\(|(?<!\.)\bexec\(\s*['"`]/,
    allowed: {},
  },
  {
    does: 'puts HTML into a page',
    pattern: /dangerouslySetInnerHTML|\.(?:inner|outer)HTML|insertAdjacentHTML|document\.write/,
    allowed: {
      'apps/admin/src/shared/editing/html-editor/cleaned-paste.ts':
        'cleanHtml, in a document apart',
      'apps/admin/src/features/catalogue/service-preview.tsx': 'cleanHtml',
      'apps/admin/src/shared/translation/translation-row.tsx': 'cleanHtml',
      'apps/storefront/app/shared/written-text.tsx': 'cleanHtml',
      'apps/storefront/app/root.tsx': 'toInlineJson',
      'apps/storefront/app/shared/json-ld.tsx': 'toInlineJson',
      'apps/storefront/app/shared/static-until-near.tsx': 'nothing: what the server has sent stays',
    },
  },
  {
    does: 'leads somewhere without toSafePath',
    pattern:
      /<a\b[^>]*?\bhref=\{(?!\s*(?:toSafePath\(|`(?!\$)|['"]))|\blocation\.(?:assign|replace)\((?!['"])|(?<!const )\blocation(?:\.href)?\s*=(?![=>])|\bwindow\.open\(|\bopenWindow\(/,
    allowed: {
      'apps/admin/src/features/bookings/document-actions.tsx': 'documents, signed by the server',
      'apps/admin/src/features/catalogue/cost-caps/cost-source.tsx': 'https only, by its schema',
      'apps/admin/src/features/inbox/visitor-details.tsx': 'what toSafePath returned',
      'apps/admin/src/shared/second-factor/set-up-factor.tsx': 'otpauth, made by the server',
      'apps/admin/src/shared/translation/translation-form.tsx': 'a path with an encoded id',
      'apps/storefront/app/features/bookings/list/booking-details.tsx':
        'documents, signed by the server',
      'apps/storefront/app/features/recovery/renew.ts': 'where the router was going',
      'apps/storefront/app/features/catalogue/service/before-you-pay.tsx':
        'https only, by its schema',
      'apps/storefront/app/features/layout/language/language-switch.tsx':
        'samePage, which asks toSafePath',
      'apps/storefront/app/features/offline/offline-page.tsx':
        'what safePath returned; saved pages',
      'apps/storefront/app/shared/forget-everything.ts': 'the start page',
      'apps/storefront/app/shared/router-link.tsx': 'the link component itself',
    },
  },
  {
    does: 'puts text into a statement of SQL',
    pattern: /\bsql\.raw\(|\.query\(\s*`[^`]*\$\{/,
    allowed: {
      'apps/server/src/modules/catalogue/service-queries.ts': 'a number of ours',
      'apps/server/src/modules/catalogue/service-columns.ts': 'a number of ours',
      'apps/server/src/modules/translation/translation-state.ts': 'names of tables',
      'apps/server/src/platform/database/timed-queries.ts': 'a number of ours, on and off',
      'apps/server/src/platform/signals/signal-over-postgres.ts': 'the name of a channel of ours',
    },
  },
  {
    does: 'uses chance that can be foreseen',
    pattern: /Math\.random/,
    allowed: {
      'apps/storefront/app/root.tsx': 'a key of a place on a page',
      'packages/api-client/src/request/retry.ts': 'a pause',
    },
  },
  {
    does: 'uses cryptography that docs/security/keys.md does not name',
    pattern:
      /create(?:Hash|Hmac)\(\s*'(?!sha256')|hkdfSync\(\s*'(?!sha256')|'(?:aes-(?!256-gcm')|des-|rc4|bf-)[\w-]*'|argon2(?:Sync)?\(\s*'(?!argon2id')|\b(?:pbkdf2|scrypt|createSign|createECDH|privateDecrypt)(?:Sync)?\(/,
    allowed: {
      'apps/server/src/modules/notifications/push/push-keys.ts': 'the public key for push services',
    },
  },
  {
    does: 'makes a pattern of text',
    pattern: /new RegExp\(/,
    allowed: {
      'apps/server/src/http/cache/answer-key.ts': 'paths of the contract',
      'apps/server/src/http/calls/allowed-methods.ts': 'paths of the contract',
      'apps/storefront/server/pages/inline-styles.ts': 'a pattern of ours',
    },
  },
  {
    does: 'listens to messages of other windows',
    pattern: /addEventListener\(\s*'message'|\bonmessage\b|\b(?:opener|parent)\.postMessage/,
    allowed: {
      'apps/storefront/app/features/bookings/form/judge-photo.ts': 'a worker of its own',
      'apps/storefront/app/features/bookings/form/photo/judge-photo.worker.ts':
        'the page that started it',
      'apps/storefront/app/features/offline/offline.tsx': 'of the service worker alone',
      'apps/storefront/app/shared/offline/save-page.ts': 'of the service worker alone',
      'apps/storefront/app/shared/outbox/outbox.ts': 'of the tabs of this site alone',
    },
  },
  {
    does: 'uses a browser interface that may never answer',
    pattern:
      /\bindexedDB\.|from 'idb|\bcaches(?=[.)])|navigator\.locks\.|serviceWorker\.(?:ready|register|getRegistration)|pushManager\.|subscription\??\.unsubscribe\(|createImageBitmap\(|\.decode\(\)|\.toBlob\(|storage\.(?:persist|estimate)\(|requestPermission\(|permissions\.query\(|clipboard\.(?:read|write)|new (?:Shared)?Worker\(|new BroadcastChannel\(/,
    within: /^(?:apps\/(?:storefront\/app|admin)|packages\/(?:ui|chat))\//,
    allowed: {
      'apps/admin/src/features/bookings/print-picture.ts': 'withTimeout',
      'apps/storefront/app/features/bookings/form/judge-photo.ts': 'withTimeout',
      'apps/storefront/app/features/bookings/form/photo/faults-of-file.ts':
        'in a worker, for which judge-photo.ts waits withTimeout',
      'apps/storefront/app/shared/be-told.ts': 'withTimeout',
      'apps/storefront/app/shared/browser/cache-storage.ts': 'withTimeout',
      'apps/storefront/app/shared/browser/device-store.ts': 'withTimeout',
      'apps/storefront/app/shared/browser/locks.ts':
        'withTimeout, and nobody waits for a shared lock',
      'apps/storefront/app/shared/browser/persist-storage.ts': 'nobody waits for it',
      'apps/storefront/app/shared/browser/tab-channel.ts': 'nobody waits for an answer',
      'apps/storefront/app/shared/draft-stores.ts': 'stores of device-store.ts',
      'apps/storefront/app/shared/outbox/outbox-stores.ts': 'stores of device-store.ts',
      'apps/storefront/app/shared/push-subscription.ts': 'withTimeout',
      'apps/storefront/app/shared/service-worker.ts': 'withTimeout',
      'packages/chat/src/browser/notifications.ts': 'nobody waits for the permission',
      'packages/ui/src/browser/copy-text.ts': 'withTimeout',
      'packages/ui/src/photo/decode-photo.ts': 'withTimeout',
    },
  },
  {
    does: 'sets a cookie',
    pattern: /set-cookie|setCookie|document\.cookie/i,
    allowed: {
      'apps/server/src/http/calls/bind-endpoints.ts':
        'the console’s session and known devices, as cookies.ts writes them',
    },
  },
  {
    does: 'takes any certificate for a good one',
    pattern: /rejectUnauthorized|TLS_REJECT_UNAUTHORIZED/,
    allowed: {},
  },
  {
    does: 'writes somewhere else than docs/security/log.md says',
    pattern:
      /\bconsole\.(?:log|info|warn|error|debug)\b|process\.std(?:out|err)\b|pino\.(?:destination|transport)/,
    within: 'apps/server/',
    allowed: {
      'apps/server/src/commands/main.ts': 'to who runs the command',
      'apps/server/src/main.ts': 'why it did not start',
      'apps/server/src/platform/log.ts': 'the log',
    },
  },
  {
    does: 'opens a line to somewhere else than docs/security/data.md says',
    pattern:
      /\bfetch\(|\bcreateRemoteJWKSet\(|\bcreateTransport\(|new Redis\(|new OTLPTraceExporter\(|new pg\./,
    within: 'apps/server/',
    allowed: {
      'apps/server/src/modules/auth/google-token.ts': 'keys of the identity provider',
      'apps/server/src/modules/notifications/push/send-push.ts': 'push services of browsers',
      'apps/server/src/platform/database/replace-database.ts': 'PostgreSQL',
      'apps/server/src/commands/doctor.ts': 'the server itself, on its own port',
      'apps/server/src/platform/database/open.ts': 'PostgreSQL',
      'apps/server/src/platform/database/pool.ts': 'PostgreSQL',
      'apps/server/src/platform/files/bucket.ts': 'the file store',
      'apps/server/src/platform/mail/mailer.ts': 'the mail server',
      'apps/server/src/platform/redis.ts': 'Redis',
      'apps/server/src/platform/traces/open-telemetry.ts': 'a collector of traces',
    },
  },
];

const isOurs = ({ name }: SourceFile) =>
  !/\.(?:test|stories)\.|\/(?:test|testing|generator|pictures|\.storybook)\//.test(name);

/** Comments tell of dangers as well. */
const withoutComments = (text: string) =>
  text.replaceAll(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, '');

/**
 * What could do harm stands where somebody has looked at it, and nowhere else.
 *
 * @param sources of the apps and packages, by their paths from the root.
 */
export function lintDangerousCalls(sources: readonly SourceFile[]): Complaint[] {
  const ours = sources
    .filter(isOurs)
    .map(({ name, text }) => ({ name, text: withoutComments(text) }));
  return dangers.flatMap(({ does, pattern, within = '', allowed }) => {
    const isWithin = (name: string) =>
      typeof within === 'string' ? name.startsWith(within) : within.test(name);
    const having = ours
      .filter(({ name, text }) => isWithin(name) && pattern.test(text))
      .map(({ name }) => name);
    return [
      ...having
        .filter((name) => !(name in allowed))
        .map((file) => ({ file, message: `${does}, for which no reason is known` })),
      ...Object.keys(allowed)
        .filter((name) => !having.includes(name))
        .map((file) => ({ file, message: `is allowed what it does no more: it ${does}` })),
    ];
  });
}

/** What the table of security requirements says that there is nothing of. */
const absent =
  /^(?:@apollo\/.*|@node-saml\/.*|adm-zip|apollo-.*|ejs|eta|fast-xml-parser|graphql.*|handlebars|jszip|ldap.*|libxml.*|mediasoup|memcached|memjs|mustache|node-latex|nunjucks|passport-saml|pug|saml.*|soap|unzipper|werift|wrtc|xml2js|xpath|yauzl|@xmldom\/.*)$/;

/**
 * The libraries with which requirements would come to apply that docs/security/asvs.md rules out.
 *
 * @param manifests the package.json of each app and package.
 */
export const lintAbsentLibraries = (manifests: readonly SourceFile[]): Complaint[] =>
  manifests.flatMap(({ name, text }) => {
    const { dependencies = {} } = JSON.parse(text) as { dependencies?: Record<string, string> };
    return Object.keys(dependencies)
      .filter((library) => absent.test(library))
      .map((library) => ({
        file: name,
        message: `has ${library}: docs/security/asvs.md says that there is nothing of the kind`,
      }));
  });
