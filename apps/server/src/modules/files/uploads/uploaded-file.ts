import type { PictureFile } from '../../media/incoming/picture-size.ts';
import type { Documents } from '../documents.ts';
import type { StoredPiece } from './stored-uploads.ts';

/** A file that was sent in pieces. They are decrypted when they are read, and lie nowhere in the clear. */
export class UploadedFile implements PictureFile {
  readonly #documents: Pick<Documents, 'read'>;
  readonly #pieces: readonly StoredPiece[];
  #latest: { key: string; bytes: Promise<Buffer> } | undefined;

  constructor(documents: Pick<Documents, 'read'>, pieces: readonly StoredPiece[]) {
    this.#documents = documents;
    this.#pieces = pieces;
  }

  slice(start: number, end: number): Pick<PictureFile, 'arrayBuffer'> {
    return { arrayBuffer: () => this.#read(start, end) };
  }

  arrayBuffer(): Promise<ArrayBuffer> {
    return this.#read(0, Infinity);
  }

  async #read(start: number, end: number): Promise<ArrayBuffer> {
    const parts: Buffer[] = [];
    let at = 0;
    for (const { key, size } of this.#pieces) {
      if (at < end && at + size > start) {
        const bytes = await this.#piece(key);
        parts.push(bytes.subarray(Math.max(0, start - at), end - at));
      }
      at += size;
    }
    return new Uint8Array(Buffer.concat(parts)).buffer;
  }

  /** The size of a picture is looked for in steps of a few bytes. */
  #piece(key: string): Promise<Buffer> {
    if (this.#latest?.key !== key) this.#latest = { key, bytes: this.#documents.read({ key }) };
    return this.#latest.bytes;
  }
}
