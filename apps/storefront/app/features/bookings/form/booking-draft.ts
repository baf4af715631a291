import type { ContactChannel, DocumentPart, DocumentType, Passengers } from '@pothik/contract';

/** What is typed and chosen in the booking form; the pictures are kept beside it (Specification §3). */
export interface BookingDraft {
  name: string;
  /** The eleven digits. */
  phone: string;
  address: string;
  email: string;
  whatsapp: string;
  imo: string;
  requirements: string;
  preferredContact: ContactChannel;
  documentType: DocumentType;
  /** Days, YYYY-MM-DD; empty while none is chosen. Asked for flights and hotels alone. */
  departureDate: string;
  returnDate: string;
  adults: string;
  children: string;
  infants: string;
}

export type DraftField = keyof BookingDraft;

/** The prepared pictures, ready to be sent. */
export type DraftDocuments = Partial<Record<DocumentPart, File>>;

/** As the form begins, and begins anew after a success (Specification §4). */
export const emptyDraft: BookingDraft = {
  name: '',
  phone: '',
  address: '',
  email: '',
  whatsapp: '',
  imo: '',
  requirements: '',
  preferredContact: 'whatsapp',
  documentType: 'passport',
  departureDate: '',
  returnDate: '',
  adults: '1',
  children: '0',
  infants: '0',
};

const count = (text: string) => Math.max(0, Math.trunc(Number(text)) || 0);

/** Who travels, as far as the form tells. */
export const toPassengers = (draft: BookingDraft): Passengers => ({
  adults: count(draft.adults),
  children: count(draft.children),
  infants: count(draft.infants),
});
