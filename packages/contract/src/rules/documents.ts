/** Identity documents that a booking may carry (Specification §9). */
export const documentTypes = ['passport', 'nid'] as const;
/** An identity document that a booking may carry. */
export type DocumentType = (typeof documentTypes)[number];

/** The pictures a document type needs, by the field they are sent in (Specification §3). */
export const documentParts = {
  passport: ['passport'],
  nid: ['nidFront', 'nidBack'],
} as const satisfies Record<DocumentType, readonly string[]>;
/** One picture of an identity document. */
export type DocumentPart = (typeof documentParts)[DocumentType][number];

/** Papers that staff have asked for later: a certificate, a ticket, an answer on paper. */
export const furtherPapers = ['paper1', 'paper2', 'paper3', 'paper4', 'paper5'] as const;
/** A paper that was sent after the booking was made. */
export type FurtherPaper = (typeof furtherPapers)[number];

/** All pictures that may be kept with a booking, by the names they go by. */
export const bookingPapers = [
  ...documentParts.passport,
  ...documentParts.nid,
  ...furtherPapers,
] as const;
/** A picture that may be kept with a booking. */
export type BookingPaper = (typeof bookingPapers)[number];

/** Ways to reach the person who books; one of them is required (Specification §5). */
export const contactChannels = ['whatsapp', 'imo', 'email'] as const;
/** A way to reach the person who books. */
export type ContactChannel = (typeof contactChannels)[number];

/** Media types that are accepted as pictures of a document; the bytes decide, not the name. */
export const documentImageTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/heic'] as const;

/** The largest picture that is accepted, in bytes. */
export const maximumDocumentBytes = 10 * 1024 * 1024;

/** The smallest part in which a file is uploaded by tus, in bytes; only the end of a file may be smaller. */
export const minimumUploadChunkBytes = 16_384;

/** Whether every picture that the document type needs is there; otherwise the rule that is broken. */
export function checkDocuments(
  type: DocumentType,
  present: Partial<Record<DocumentPart, unknown>>,
): 'passportMissing' | 'nidMissing' | undefined {
  const complete = documentParts[type].every((part) => present[part] != null);
  return complete ? undefined : `${type}Missing`;
}
