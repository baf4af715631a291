import { withTimeout } from '@pothik/ui';

/** A large scan over a slow connection, in milliseconds. */
const timeout = 30_000;

/**
 * Prints a picture alone: what stands around it is not on the paper.
 *
 * @throws DOMException where it cannot be loaded, or not in time.
 */
export async function printPicture(address: string): Promise<void> {
  const picture = new Image();
  picture.src = address;
  picture.alt = '';
  picture.className = 'printed-picture';
  await withTimeout(() => picture.decode(), timeout);
  document.body.append(picture);
  window.addEventListener('afterprint', () => picture.remove(), { once: true });
  window.print();
}
