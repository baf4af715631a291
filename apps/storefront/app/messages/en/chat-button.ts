export const messages = {
  open: 'Open live chat',
  close: 'Close live chat',
  unread: (count: number) => `${String(count)} unread`,
  badge: (count: number) => (count > 9 ? '9+' : String(count)),
  failed: 'The chat could not be loaded. Please check your internet connection.',
};
