export const messages = {
  start: 'Tell me when there is an answer',
  later: 'Not now',
  on: 'This phone tells you when there is an answer.',
  stop: 'Turn off',
  blocked:
    'Your browser does not let us tell you. Allow notifications for this site in its settings.',
  failed: 'That did not work. Please try again.',
};
