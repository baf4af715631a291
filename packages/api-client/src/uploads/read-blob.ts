import type { FileReader } from 'tus-js-client';

/** Reads a Blob in every runtime; the protocol's client knows them in browsers alone. */
export const readBlob: FileReader = {
  openFile: (file: Blob) =>
    Promise.resolve({
      size: file.size,
      async slice(start, end) {
        const piece = file.slice(start, end);
        const done = end >= file.size;
        if (typeof XMLHttpRequest !== 'undefined') return { value: piece, done };
        const bytes = new Uint8Array(await piece.arrayBuffer());
        return { value: Object.assign(bytes, { size: bytes.length }), done };
      },
      close: () => undefined,
    }),
};
