import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { keyIdLength, type DocumentKeys } from './document-keys.ts';
import { Defect } from '../../platform/defect.ts';

/** How a sealed document begins; the digit is the version of its form. */
const magic = Buffer.from('PTKDOC1\n');
const nonceLength = 12;
const tagLength = 16;
const headLength = magic.length + keyIdLength + nonceLength;

const algorithm = 'aes-256-gcm';

/**
 * Encrypts a document: magic, key id, nonce, ciphertext, tag. The id of the document is
 * authenticated with it, so that the bytes of one are never taken for another.
 */
export function sealDocument(keys: DocumentKeys, documentId: string, plain: Buffer): Buffer {
  const nonce = randomBytes(nonceLength);
  const cipher = createCipheriv(algorithm, keys.encryption, nonce, { authTagLength: tagLength });
  cipher.setAAD(Buffer.from(documentId));
  const encrypted = Buffer.concat([cipher.update(plain), cipher.final()]);
  return Buffer.concat([magic, keys.keyId, nonce, encrypted, cipher.getAuthTag()]);
}

/** @throws Error where the bytes are damaged, or were sealed with another key or for another id. */
export function openDocument(keys: DocumentKeys, documentId: string, sealed: Buffer): Buffer {
  const isWhole = sealed.length > headLength + tagLength;
  if (!isWhole || !sealed.subarray(0, magic.length).equals(magic)) {
    throw new Defect('this is not a sealed document');
  }
  const keyId = sealed.subarray(magic.length, magic.length + keyIdLength);
  const key = [keys, keys.before].find((known) => known?.keyId.equals(keyId));
  if (!key) throw new Defect('this document was sealed with another key');
  const nonce = sealed.subarray(magic.length + keyIdLength, headLength);
  const decipher = createDecipheriv(algorithm, key.encryption, nonce, {
    authTagLength: tagLength,
  });
  decipher.setAAD(Buffer.from(documentId));
  decipher.setAuthTag(sealed.subarray(-tagLength));
  return Buffer.concat([
    decipher.update(sealed.subarray(headLength, -tagLength)),
    decipher.final(),
  ]);
}

/**
 * Seals with the key of now what the one before has sealed.
 *
 * @returns nothing where it is sealed so already.
 * @throws Error like {@link openDocument}.
 */
export function resealDocument(
  keys: DocumentKeys,
  documentId: string,
  sealed: Buffer,
): Buffer | undefined {
  const keyId = sealed.subarray(magic.length, magic.length + keyIdLength);
  if (keyId.equals(keys.keyId)) return undefined;
  return sealDocument(keys, documentId, openDocument(keys, documentId, sealed));
}
