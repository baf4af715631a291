/**
 * Lets Back close what has just been opened. The history is loaded with it: most visits open nothing.
 *
 * @param isPlain It is no modal `dialog`, which the platform asks to close itself.
 * @returns what is called when it is closed, however that happens.
 */
export function closeOnBack(close: () => void, isPlain = false): () => void {
  const entry = import('./open-entries.ts').then(
    ({ addOpenEntry }) => addOpenEntry(close, isPlain),
    // It stays open until it is closed otherwise.
    () => undefined,
  );
  return () => void entry.then((release) => release?.());
}
