import { createECDH } from 'node:crypto';

/** By which push services know this server (VAPID, RFC 8292): both as base64url. */
export interface PushKeys {
  publicKey: string;
  privateKey: string;
}

/**
 * The pair of a private key, which comes from the one of the installation: it is the same in each process, and
 * after a restore.
 */
export function pushKeysOf(privateKey: Buffer): PushKeys {
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(privateKey);
  return {
    publicKey: pair.getPublicKey('base64url'),
    privateKey: privateKey.toString('base64url'),
  };
}
