/** The mail to whoever of the staff is reminded of a booking. */
export const messages = {
  subject: (reference: string) => `Reminder: booking ${reference}`,
  text: (reference: string) => `You wanted to be reminded of booking ${reference} now.`,
  open: { lead: 'See what is to be done', action: 'Open the booking' },
  why: 'You get this mail because the booking is yours in the console. It stays under your reminders until somebody takes the reminder away.',
};
