/** Those for whom a booking can wait that has not ended. */
export const waitingParties = ['us', 'customer', 'embassy'] as const;
/** Whoever a booking waits for. */
export type WaitingParty = (typeof waitingParties)[number];

/** The last day until which something is due: yesterday, today, or six days after it. */
export const dueSpans = ['overdue', 'today', 'week'] as const;
/** A span of days until which something is due. */
export type DueSpan = (typeof dueSpans)[number];
