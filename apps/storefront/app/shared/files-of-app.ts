/** The files of the app, as the router has them. */
export interface FilesOfApp {
  /** Differs from version to version of the app. */
  version: string;
  /** By the name of a page's route. */
  routes?: Record<string, { module: string; imports?: string[]; css?: string[] } | undefined>;
}

declare global {
  interface Window {
    /** The router's own. */
    __reactRouterManifest?: FilesOfApp;
  }
}

/** Which version of the app this page runs, and which files its pages need; undefined before it runs. */
export const filesOfApp = (): FilesOfApp | undefined => window.__reactRouterManifest;
