/** What the embedded database's thread is started with. */
export interface EmbeddedWorkerData {
  directory: string;
  socketPath: string;
  /** One 32-bit counter of the times that bytes were forced onto the disk. */
  syncs: SharedArrayBuffer;
}
