/** What the embedded database's thread is started with. */
export interface EmbeddedWorkerData {
  directory: string;
  /** An archive of a database without tables for a folder that is empty; without one the engine makes it. */
  emptyDatabase?: string | undefined;
  socketPath: string;
  /** One 32-bit counter of the times that bytes were forced onto the disk. */
  syncs: SharedArrayBuffer;
}
