import type { Readable } from 'node:stream';
import { DataStore, ERRORS, Upload } from '@tus/server';
import type { Database } from '../../../platform/database/open.ts';
import { uploads } from '../../../platform/database/schema/index.ts';
import type { Documents } from '../documents.ts';
import { addPiece, findUploads, removeUpload, uploadHours } from './stored-uploads.ts';

/** How much is stored at once, in bytes: so much a server that dies has to be sent again. */
const pieceSize = 262_144;

interface Sender {
  /** Absent: a guest. */
  userId: string | undefined;
  /** The widest that they belong to. */
  network: string;
}

/** The uploads of one sender, as the protocol's server reads and writes them. */
export class TusStore extends DataStore {
  readonly #db: Database['db'];
  readonly #documents: Documents;
  readonly #sender: Sender;

  constructor(db: Database['db'], documents: Documents, sender: Sender) {
    super();
    this.#db = db;
    this.#documents = documents;
    this.#sender = sender;
    this.extensions = ['creation', 'expiration', 'termination'];
  }

  override async create(upload: Upload): Promise<Upload> {
    const { id, size: length = 0 } = upload;
    const [row] = await this.#db
      .insert(uploads)
      .values({ ...this.#sender, id, length })
      .returning({ createdAt: uploads.createdAt });
    if (row) upload.creation_date = row.createdAt.toISOString();
    return upload;
  }

  override async getUpload(id: string): Promise<Upload> {
    const [row] = await findUploads(this.#db, [id], this.#sender.userId);
    // The protocol's server is told so.
    // oxlint-disable-next-line typescript/only-throw-error
    if (!row) throw ERRORS.FILE_NOT_FOUND;
    return new Upload({
      id,
      size: row.length,
      offset: row.received,
      creation_date: row.createdAt.toISOString(),
    });
  }

  /** Stores what comes, and where the line breaks what has come until then. */
  override async write(stream: Readable, id: string, offset: number): Promise<number> {
    let at = offset;
    let waiting: Buffer[] = [];
    let size = 0;
    const store = async () => {
      if (size === 0) return;
      const bytes = Buffer.concat(waiting);
      [waiting, size] = [[], 0];
      at = await addPiece(this.#db, this.#documents, id, at, bytes);
    };
    try {
      for await (const chunk of stream) {
        const bytes = chunk as Buffer;
        waiting.push(bytes);
        size += bytes.length;
        if (size >= pieceSize) await store();
      }
    } finally {
      await store();
    }
    return at;
  }

  override async remove(id: string): Promise<void> {
    await this.getUpload(id);
    await removeUpload(this.#db, this.#documents, id);
  }

  override getExpiration(): number {
    return uploadHours * 60 * 60_000;
  }
}
