/** Asks the browser not to delete what is stored when the device is full. Its answer changes nothing here. */
export function persistStorage(): void {
  const ask = async () => navigator.storage.persist();
  // Pages over plain HTTP cannot ask.
  ask().catch(() => undefined);
}
