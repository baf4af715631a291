/** The kinds of record that lead to the case of a person. */
export const caseKinds = ['customer', 'booking', 'chat'] as const;
/** A kind of record that leads to the case of a person. */
export type CaseKind = (typeof caseKinds)[number];

/** The kinds of entry in the case of a person. */
export const caseEntryKinds = ['step', 'opening', 'message', 'note', 'mail', 'deed'] as const;
/** A kind of entry in the case of a person. */
export type CaseEntryKind = (typeof caseEntryKinds)[number];

/** The subjects of mails to customers about their bookings and chats. */
export const mailSubjects = ['received', 'moved', 'asked', 'answered', 'transcript'] as const;
/** A subject of mails to customers about their bookings and chats. */
export type MailSubject = (typeof mailSubjects)[number];

/** The states of a mail on its way. */
export const mailStates = ['waiting', 'sent', 'failed'] as const;
/** The state of a mail on its way. */
export type MailState = (typeof mailStates)[number];
