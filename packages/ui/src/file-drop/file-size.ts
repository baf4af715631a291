const units = ['kB', 'MB', 'GB'] as const;

/** A file's size for people, such as `1.4 MB`; a kB has 1,000 bytes. */
export function fileSize(bytes: number): string {
  if (bytes < 1_000) return `${bytes} B`;
  let value = bytes;
  let unit: (typeof units)[number] = 'kB';
  for (const next of units) {
    if (value < 999.5) break;
    value /= 1_000;
    unit = next;
  }
  return `${value < 10 ? value.toFixed(1) : value.toFixed(0)} ${unit}`;
}
