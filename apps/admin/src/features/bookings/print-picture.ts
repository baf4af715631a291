/**
 * Prints a picture alone: what stands around it is not on the paper.
 *
 * @throws DOMException where it cannot be loaded.
 */
export async function printPicture(address: string): Promise<void> {
  const picture = new Image();
  picture.src = address;
  picture.alt = '';
  picture.className = 'printed-picture';
  await picture.decode();
  document.body.append(picture);
  window.addEventListener('afterprint', () => picture.remove(), { once: true });
  window.print();
}
