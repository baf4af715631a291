export const messages = {
  updated: 'We have updated this page. What you typed is still here.',
  sendAgain: 'Please send it again.',
  secretsAgain: 'Please type passwords, codes and document numbers again.',
};
