export const messages = {
  subject: (product: string) => `Please confirm: news from ${product}`,
  asked: (product: string) =>
    `Somebody, you most likely, asked ${product} to send news to this address.`,
  confirm: { lead: 'Follow this link to confirm it', action: 'Confirm' },
  otherwise: 'If it was not you, do nothing: without the confirmation nothing is sent.',
};
