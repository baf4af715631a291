/** How long to wait before each retry after a lost connection, in milliseconds. */
const pauses = [1_000, 3_000];

const isStyles = (href: string) => href.endsWith('.css');

/** Files that are loaded or loading. */
const loading = new Map<string, Promise<unknown>>();

const failed = (href: string) => `Failed to load resource: ${href}`;

/** A file could not be loaded because the connection failed. */
class LostConnectionError extends Error {
  override name = 'LostConnectionError';
}

/** Whether loading failed only because of the connection. */
export const isLostConnection = (error: unknown): boolean => error instanceof LostConnectionError;

const hasLink = (href: string) =>
  [...document.head.querySelectorAll('link')].some(
    (link) => link.href === href && (link.rel === 'stylesheet' || !isStyles(href)),
  );

async function loadStyles(href: string) {
  const link = document.createElement('link');
  Object.assign(link, { rel: 'stylesheet', crossOrigin: '', href });
  try {
    await new Promise((resolve, reject) => {
      link.onload = resolve;
      link.onerror = reject;
      document.head.append(link);
    });
  } catch {
    link.remove();
    throw new LostConnectionError(failed(href));
  }
}

async function fetchScript(href: string) {
  let isOk;
  try {
    const answer = await fetch(href);
    isOk = answer.ok;
    // Only a file that was read to its end is in the cache.
    await answer.arrayBuffer();
  } catch {
    throw new LostConnectionError(failed(href));
  }
  if (!isOk) throw new Error(failed(href));
}

async function load(href: string, [pause, ...later] = pauses): Promise<void> {
  try {
    await (isStyles(href) ? loadStyles(href) : fetchScript(href));
  } catch (error) {
    // What the server has answered stays the same.
    if (pause === undefined || !navigator.onLine || !isLostConnection(error)) throw error;
    await new Promise((resolve) => setTimeout(resolve, pause));
    await load(href, later);
  }
}

function loadOnce(file: string) {
  const { href } = new URL(file, location.href);
  const known = loading.get(href) ?? (hasLink(href) ? Promise.resolve() : load(href));
  loading.set(href, known);
  known.catch(() => loading.delete(href));
  return known;
}

/**
 * What the build calls for each `import()`: fetches the files before they are run. A browser of Google's engine never asks
 * again for a module that failed once; a file that was fetched and failed can be fetched again.
 *
 * @param run imports the module.
 * @param files its own and those that it needs at once, from the root of the site.
 * @throws what `run` throws, or an error whose message names a file that could not be loaded.
 */
export async function loadFiles<Module>(
  run: () => Promise<Module>,
  files: readonly string[] = [],
): Promise<Module> {
  try {
    await Promise.all(files.map((file) => loadOnce(`/${file}`)));
    return await run();
  } catch (error) {
    // As Vite's own does, for which it stands.
    dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: error }));
    throw error;
  }
}
