/** What leads to the case of a person. */
export const caseKinds = ['customer', 'booking', 'chat'] as const;
/** What leads to the case of a person. */
export type CaseKind = (typeof caseKinds)[number];

/** What happens in the case of a person. */
export const caseEntryKinds = ['step', 'opening', 'message', 'note', 'mail', 'deed'] as const;
/** What happens in the case of a person. */
export type CaseEntryKind = (typeof caseEntryKinds)[number];

/** What customers are told by mail about their bookings and chats. */
export const mailSubjects = ['received', 'moved', 'asked', 'answered'] as const;
/** What customers are told by mail about their bookings and chats. */
export type MailSubject = (typeof mailSubjects)[number];

/** Whether a mail has left. */
export const mailStates = ['waiting', 'sent', 'failed'] as const;
/** Whether a mail has left. */
export type MailState = (typeof mailStates)[number];
