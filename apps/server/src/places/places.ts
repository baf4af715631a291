/** Where what the server needs beside its own code lies. Absolute. */
export interface Places {
  /** Where a relative path from the environment or a command line begins. */
  root: string;
  /** An applied one is never edited. */
  migrations: string;
  /** The files of the demonstration catalogue. */
  demo: string;
  /** The console's built files. */
  console: string;
  /** What the storefront's build exports. */
  storefront: string;
  /** Latin and Bangla letters: which fonts a machine has is not known. */
  font: string;
  /** A database without tables, as an archive; in the repository the engine makes one. */
  emptyDatabase?: string;
  /** What runs on the embedded database's thread. */
  embeddedWorker: URL;
  /** What runs in a process that decodes pictures. */
  pictureProcess: URL;
}
