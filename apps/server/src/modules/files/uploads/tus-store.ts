import type { Readable } from 'node:stream';
import { minimumUploadChunkBytes } from '@pothik/contract';
import { DataStore, ERRORS, Upload } from '@tus/server';
import { countCutOffPart } from '../../../http/bodies/form-limits.ts';
import { RequestError } from '../../../http/request-error.ts';
import type { Database } from '../../../platform/database/open.ts';
import { uploads } from '../schema.ts';
import type { Documents } from '../documents.ts';
import { messages } from '../messages.ts';
import {
  addPiece,
  countShortPieces,
  findUploads,
  removeUpload,
  uploadHours,
} from './stored-uploads.ts';

/** How much is stored at once, in bytes: so much a server that dies has to be sent again. */
const pieceSize = 262_144;

interface Sender {
  /** Absent: a guest. */
  userId: string | undefined;
  /** The widest that they belong to. */
  network: string;
  address: string;
}

const tooSmall = () => new RequestError('malformed_request', messages.partTooSmall);

/** The uploads of one sender, as the protocol's server reads and writes them. */
export class TusStore extends DataStore {
  readonly #db: Database['db'];
  readonly #documents: Documents;
  readonly #sender: Sender;
  /** Of the request's body as its header states it, in bytes. */
  readonly #announced: number | undefined;
  /** Of the upload's whole file, in bytes. */
  #length = 0;

  constructor(
    db: Database['db'],
    documents: Documents,
    sender: Sender,
    announced: number | undefined,
  ) {
    super();
    this.#db = db;
    this.#documents = documents;
    this.#sender = sender;
    this.#announced = announced;
    this.extensions = ['creation', 'expiration', 'termination'];
  }

  override async create(upload: Upload): Promise<Upload> {
    const { id, size: length = 0 } = upload;
    const { userId, network } = this.#sender;
    this.#length = length;
    const [row] = await this.#db
      .insert(uploads)
      .values({ id, userId, network, length })
      .returning({ createdAt: uploads.createdAt });
    if (row) upload.creation_date = row.createdAt.toISOString();
    return upload;
  }

  override async getUpload(id: string): Promise<Upload> {
    const [row] = await findUploads(this.#db, [id], this.#sender.userId);
    // The protocol's server is told so.
    // oxlint-disable-next-line typescript/only-throw-error
    if (!row) throw ERRORS.FILE_NOT_FOUND;
    this.#length = row.length;
    return new Upload({
      id,
      size: row.length,
      offset: row.received,
      creation_date: row.createdAt.toISOString(),
    });
  }

  /**
   * Whether fewer bytes than the smallest part are stored, as they are worth on a bad line. An upload may have
   * one such piece for each smallest part: otherwise single bytes would make a row and a file each.
   */
  async #keepsShort(id: string): Promise<boolean> {
    const { address, userId } = this.#sender;
    const most = Math.ceil(this.#length / minimumUploadChunkBytes);
    if ((await countShortPieces(this.#db, id)) >= most) return false;
    return countCutOffPart(this.#db, address, userId);
  }

  /**
   * Stores the body of a request, and if its connection breaks, what has arrived until then.
   *
   * @throws RequestError `malformed_request` if the body is announced to be smaller than the smallest part.
   */
  override async write(stream: Readable, id: string, offset: number): Promise<number> {
    const isShort = (size: number) =>
      size > 0 && size < minimumUploadChunkBytes && offset + size < this.#length;
    if (isShort(this.#announced ?? 0)) throw tooSmall();
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
      if (!isShort(at - offset + size) || (await this.#keepsShort(id))) await store();
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
