import { onTestFinished, vi, type Mock } from 'vitest';

const bytes = (text: string) => new TextEncoder().encode(text).buffer;

const credential = {
  ...{ id: 'AQID', rawId: bytes('abc'), type: 'public-key' },
  getClientExtensionResults: () => ({}),
};
const made = {
  ...credential,
  response: {
    clientDataJSON: bytes('{}'),
    attestationObject: bytes('attested'),
    getTransports: () => ['internal'],
  },
};
const signed = {
  ...credential,
  response: {
    clientDataJSON: bytes('{}'),
    authenticatorData: bytes('data'),
    signature: bytes('signature'),
    userHandle: bytes('u1'),
  },
};

type Ask = (asked: { signal: AbortSignal }) => Promise<object | undefined>;

/** The next answer of the browser's dialog: by itself it makes and signs whatever is asked for. */
export interface PasskeyBrowser {
  create: Mock<Ask>;
  get: Mock<Ask>;
}

/** An error as a browser throws it. */
export const refusal = (name: string) => new DOMException('Not now.', name);

/** Gives jsdom a device with passkeys until the test is over. */
export function withPasskeys(): PasskeyBrowser {
  const browser = {
    create: vi.fn<Ask>(() => Promise.resolve(made)),
    get: vi.fn<Ask>(() => Promise.resolve(signed)),
  };
  vi.stubGlobal('PublicKeyCredential', vi.fn());
  Object.defineProperty(navigator, 'credentials', { value: browser, configurable: true });
  onTestFinished(() => {
    vi.unstubAllGlobals();
    Reflect.deleteProperty(navigator, 'credentials');
  });
  return browser;
}
