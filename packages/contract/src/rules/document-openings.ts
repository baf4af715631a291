/** What staff may open a customer's identity document for; `other` needs words of their own. */
export const documentPurposes = ['check', 'apply', 'forward', 'answer', 'law', 'other'] as const;
/** What staff open a customer's identity document for. */
export type DocumentPurpose = (typeof documentPurposes)[number];

/** What staff can do with a document. */
export const documentUses = ['open', 'export', 'print'] as const;
/** What staff do with a document. */
export type DocumentUse = (typeof documentUses)[number];
