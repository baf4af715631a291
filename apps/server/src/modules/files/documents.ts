import { createHash } from 'node:crypto';
import type { DocumentPart } from '@pothik/contract';
import { RequestError } from '../../http/request-error.ts';
import { createId } from '../../platform/id.ts';
import type { PrivateFiles } from '../../platform/files/private-files.ts';
import { cleanPicture } from '../media/incoming/incoming-picture.ts';
import type { PictureFile } from '../media/incoming/picture-size.ts';
import { openDocument, sealDocument } from './document-cipher.ts';
import type { DocumentKeys } from './document-keys.ts';
import { Defect } from '../../platform/defect.ts';

/** A picture as it was sent. */
export interface SentDocument<
  Part extends string = DocumentPart,
  File extends PictureFile = PictureFile,
> {
  /** The field that it came in. */
  part: Part;
  file: File;
}

/** One that lies in the store, to be noted in a row. */
export interface StoredDocument<Part extends string = DocumentPart> {
  id: string;
  part: Part;
  key: string;
  /** In pixels. */
  width: number;
  height: number;
  /** Of the bytes as they are stored, in hexadecimal. */
  sha256: string;
  /** Of the same, in bytes. */
  size: number;
}

/** The folders of the private store: of bookings, and of chats. */
export const documentFolder = 'documents';
export const chatFolder = 'chat-pictures';

/** In pixels: enough to read the small print of a passport. */
const longestSide = 2_400;

/**
 * Identity documents and whatever else nobody but those concerned may see: made anew, encrypted, and
 * kept where no public address leads.
 */
export class Documents {
  readonly keys: DocumentKeys;
  readonly files: PrivateFiles;
  /** Keys of files whose rows a running request is about to commit. */
  readonly underWay = new Set<string>();

  constructor(files: PrivateFiles, keys: DocumentKeys) {
    this.files = files;
    this.keys = keys;
  }

  /**
   * Stores documents and hands them to the work that commits their rows. Nothing is stored unless
   * all of them are pictures. Where the work fails, the files stay: whether a commit that failed
   * has happened is not known here, and the sweep finds out.
   *
   * @throws RequestError that names the document which is no picture.
   */
  async keep<Part extends string, Result>(
    sent: readonly SentDocument<Part>[],
    work: (stored: StoredDocument<Part>[]) => Promise<Result>,
    folder = documentFolder,
  ): Promise<Result> {
    const sealed: { document: StoredDocument<Part>; bytes: Buffer }[] = [];
    for (const one of sent) sealed.push(await this.#seal(one, folder));
    const keys = sealed.map(({ document }) => document.key);
    for (const key of keys) this.underWay.add(key);
    try {
      for (const { document, bytes } of sealed) await this.files.put(document.key, bytes);
      return await work(sealed.map(({ document }) => document));
    } finally {
      for (const key of keys) this.underWay.delete(key);
    }
  }

  async #seal<Part extends string>({ part, file }: SentDocument<Part>, folder: string) {
    const { bytes: plain, ...measures } = await cleanPicture(file, longestSide).catch(
      (error: unknown) => {
        if (!(error instanceof RequestError)) throw error;
        throw new RequestError(error.code, error.said, { fields: { [part]: error.said } });
      },
    );
    const id = createId();
    const bytes = sealDocument(this.keys, id, plain);
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    return {
      document: { id, part, key: `${folder}/${id}`, ...measures, sha256, size: bytes.length },
      bytes,
    };
  }

  /**
   * The picture, WebP.
   *
   * @throws Error where its file is gone or damaged.
   */
  async read({ key }: { key: string }): Promise<Buffer> {
    const sealed = await this.files.get(key);
    if (!sealed) throw new Defect(`the private file ${key} is gone`);
    return openDocument(this.keys, key.slice(key.indexOf('/') + 1), sealed);
  }
}
