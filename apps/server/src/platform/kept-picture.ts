import type { ArchivedFile, PicturesOfPeople } from './module-data.ts';

/** A picture that lies in the private store. */
export interface KeptPicture {
  key: string;
  /** In the archive. */
  name: string;
  createdAt: Date;
}

/** The files of these pictures. */
export async function* filesOfPictures(
  pictures: AsyncIterable<KeptPicture>,
  { documents, onLost }: PicturesOfPeople,
): AsyncGenerator<ArchivedFile> {
  for await (const { key, name, createdAt } of pictures) {
    const bytes = await documents.read({ key }).catch(onLost);
    if (bytes) yield { name, lastModified: createdAt, input: new Uint8Array(bytes) };
  }
}
