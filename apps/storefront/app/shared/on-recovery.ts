/**
 * Calls back when what a page failed on may be gone: the connection returns, or somebody looks at the page again. Returns a
 * function that ends it.
 */
export function onRecovery(retry: () => void): () => void {
  const look = () => {
    if (document.visibilityState === 'visible') retry();
  };
  addEventListener('online', retry);
  document.addEventListener('visibilitychange', look);
  return () => {
    removeEventListener('online', retry);
    document.removeEventListener('visibilitychange', look);
  };
}
