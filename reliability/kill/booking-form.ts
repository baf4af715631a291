/** The names of the pictures that are sent with a document of each kind. */
const partsOf = { passport: ['passport'], nid: ['nidFront', 'nidBack'] } as const;
type SentDocumentType = keyof typeof partsOf;

/**
 * A booking of the service `s` as the storefront sends it.
 *
 * @param pictures one of a passport, two of an identity card.
 */
export function bookingForm(pictures: readonly Buffer[]): FormData {
  const form = new FormData();
  const fields = { serviceId: 's', name: 'Rahima', phone: '01712345678', address: 'Dhaka' };
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  form.set('whatsapp', '01712345678');
  const type: SentDocumentType = pictures.length === 1 ? 'passport' : 'nid';
  form.set('documentType', type);
  for (const [index, part] of partsOf[type].entries()) {
    const picture = pictures[index];
    if (!picture) throw new Error(`a booking by ${type} needs its pictures`);
    form.set(part, new Blob([new Uint8Array(picture)]), 'photo.jpg');
  }
  return form;
}
