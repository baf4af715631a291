/** The console's lists of which staff save views. */
export const listsWithViews = ['bookings', 'services', 'insights', 'customers', 'log'] as const;
/** A list of the console of which staff save views. */
export type ListWithViews = (typeof listsWithViews)[number];
