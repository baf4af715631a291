import { createHash, hkdfSync } from 'node:crypto';

/** What is made of the one key that the installation keeps, each for one purpose. */
export interface DocumentKeys {
  /** 32 bytes. */
  encryption: Buffer;
  /** Of signed addresses. */
  signing: Buffer;
  /** Of fingerprints of requests. */
  fingerprint: Buffer;
  /** Of digests of searches that found nothing. */
  missedSearches: Buffer;
  /** The private key by which push services know this server. */
  push: Buffer;
  /** Names the encryption key in files, and tells nothing of it. */
  keyId: Buffer;
  /** While the key is being exchanged: the one before, with which nothing is sealed any more. */
  before?: Pick<DocumentKeys, 'encryption' | 'keyId' | 'push'>;
}

/** The bytes of a key's name. */
export const keyIdLength = 8;

/**
 * @param documentKey of `loadDocumentKey`.
 * @param before the key that it takes the place of, where what that one sealed may still be there.
 */
export function deriveDocumentKeys(documentKey: Buffer, before?: Buffer): DocumentKeys {
  const derive = (purpose: string) =>
    Buffer.from(hkdfSync('sha256', documentKey, '', `pothik ${purpose} 1`, 32));
  const encryption = derive('document encryption');
  return {
    encryption,
    signing: derive('document addresses'),
    fingerprint: derive('request fingerprints'),
    missedSearches: derive('missed searches'),
    push: derive('push services'),
    keyId: createHash('sha256').update(encryption).digest().subarray(0, keyIdLength),
    ...(before ? { before: deriveDocumentKeys(before) } : {}),
  };
}
