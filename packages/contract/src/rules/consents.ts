/** What a person can agree to. */
export const consentPurposes = ['documents', 'newsletter'] as const;
/** Something that a person can agree to. */
export type ConsentPurpose = (typeof consentPurposes)[number];

/**
 * Every text by which people were ever asked to agree, by its purpose and version. One that somebody has
 * read is never changed: another text is another version.
 */
export const consentWordings = {
  'documents-1':
    'By sending these photos I agree that they are used for this booking, handed on where it needs that, and deleted 30 days after it has ended. I can withdraw this in my account or by writing to you.',
  'newsletter-1':
    'By subscribing I agree to get news and offers by e-mail. I can withdraw this in my account or by writing to you.',
} as const satisfies Record<`${ConsentPurpose}-${number}`, string>;
/** A text by which people were asked to agree. */
export type ConsentWording = keyof typeof consentWordings;

/** The texts by which people are asked now. */
export const currentWordings = {
  documents: 'documents-1',
  newsletter: 'newsletter-1',
} as const satisfies Record<ConsentPurpose, ConsentWording>;
