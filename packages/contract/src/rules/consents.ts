/** What a person can agree to. */
export const consentPurposes = ['documents', 'newsletter'] as const;
/** Something that a person can agree to. */
export type ConsentPurpose = (typeof consentPurposes)[number];

type WordingName = `${ConsentPurpose}-${number}${'' | '-bn'}`;

/** A text by which people are asked to agree, and its name in the ledger of consents. */
export interface AskedConsent<Name extends WordingName = WordingName> {
  wording: Name;
  text: string;
}

type AskedConsents = Record<ConsentPurpose, AskedConsent>;

// A text that somebody has read is never changed: another text is another version. Each is a constant, so that a
// page carries those alone that it shows.
const documents1 =
  'By sending these photos I agree that they are used for this booking, handed on where it needs that, and deleted 30 days after it has ended. I can withdraw this in my account or by writing to you.';
const newsletter1 =
  'By subscribing I agree to get news and offers by e-mail. I can withdraw this in my account or by writing to you.';
const documents1Bn =
  'ছবিগুলো পাঠিয়ে আমি সম্মতি দিচ্ছি যে এগুলো এই বুকিংয়ের কাজে ব্যবহার হবে, দরকার হলে সংশ্লিষ্টদের দেওয়া হবে, আর বুকিং শেষ হওয়ার ৩০ দিন পর মুছে ফেলা হবে। আমার অ্যাকাউন্ট থেকে বা আপনাদের লিখে আমি এই সম্মতি তুলে নিতে পারি।';
const newsletter1Bn =
  'খবর চেয়ে আমি ই-মেইলে খবর ও অফার পেতে সম্মতি দিচ্ছি। আমার অ্যাকাউন্ট থেকে বা আপনাদের লিখে আমি এই সম্মতি তুলে নিতে পারি।';

/** The texts by which people are asked now, in English. */
export const askedConsents = {
  documents: {
    wording: 'documents-1',
    text: documents1,
  },
  newsletter: {
    wording: 'newsletter-1',
    text: newsletter1,
  },
} as const satisfies AskedConsents;

/** The texts by which people are asked now, in Bangla. */
export const askedConsentsInBangla = {
  documents: {
    wording: 'documents-1-bn',
    text: documents1Bn,
  },
  newsletter: {
    wording: 'newsletter-1-bn',
    text: newsletter1Bn,
  },
} as const satisfies AskedConsents;

/** A text by which people were ever asked to agree. */
export type ConsentWording =
  | (typeof askedConsents)[ConsentPurpose]['wording']
  | (typeof askedConsentsInBangla)[ConsentPurpose]['wording'];

/** Every text by which people were ever asked to agree, by its purpose, version and language. */
export const consentWordings = {
  'documents-1': documents1,
  'newsletter-1': newsletter1,
  'documents-1-bn': documents1Bn,
  'newsletter-1-bn': newsletter1Bn,
} as const satisfies Record<ConsentWording, string>;
