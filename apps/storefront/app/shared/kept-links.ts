import { visitKeys, visitStorage } from './visit-storage.ts';

/** The booking of a guest, as this device remembers it. */
export interface KeptLink {
  reference: string;
  /** Opens it without the phone number. */
  link: string;
}

const storageKey = visitKeys.guestBookings;

/** The newest so many are remembered. */
const most = 5;

/** A link carries the moment of its end, in base 36. */
const hasEnded = (link: string) => !(Number.parseInt(link.split('.')[1] ?? '', 36) > Date.now());

const isKeptLink = (value: unknown): value is KeptLink => {
  const { reference, link } = (value ?? {}) as Partial<KeptLink>;
  return typeof reference === 'string' && typeof link === 'string' && !hasEnded(link);
};

/** Those that still open; none where nothing can be kept, as in some private windows. */
export function readKeptLinks(): KeptLink[] {
  try {
    const kept: unknown = JSON.parse(visitStorage().getItem(storageKey) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isKeptLink) : [];
  } catch {
    return [];
  }
}

function write(kept: readonly KeptLink[]) {
  try {
    if (kept.length > 0) visitStorage().setItem(storageKey, JSON.stringify(kept.slice(0, most)));
    else visitStorage().removeItem(storageKey);
  } catch {
    // It is asked for again then.
  }
}

export function keepLink(kept: KeptLink): void {
  write([kept, ...readKeptLinks().filter(({ reference }) => reference !== kept.reference)]);
}

export function forgetLink(link: string): void {
  write(readKeptLinks().filter((kept) => kept.link !== link));
}
