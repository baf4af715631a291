import type { Command } from './command.ts';

/** Everything that the program does, by the words that ask for it. */
export const commands: Readonly<Record<string, Command>> = {
  start: {
    takes: '',
    does: 'Serves the storefront, the console and the API; so does no command at all.',
    load: async () => (await import('./start.ts')).start,
  },
  demo: {
    takes: '',
    does: 'The same on this machine alone, with the demonstration’s settings where none are given.',
    load: async () => (await import('./demo.ts')).demo,
  },
  doctor: {
    takes: '',
    does: 'Looks at every setting, reaches every service, and says what is wrong; status 1 where anything is.',
    load: async () => (await import('./doctor.ts')).doctor,
  },
  migrate: {
    takes: '',
    does: 'Brings the database up to date, as every start does.',
    load: async () => (await import('./migrate.ts')).migrateDatabase,
  },
  backup: {
    takes: '[FOLDER]',
    does: 'Writes everything that cannot be made anew into a new folder, but the key of the documents and what lies in a bucket.',
    load: async () => (await import('./backup.ts')).backup,
  },
  restore: {
    takes: 'FOLDER',
    does: 'Puts what a backup holds into an empty data directory and database.',
    load: async () => (await import('./restore.ts')).restoreBackup,
  },
  rollback: {
    takes: '',
    does: 'Brings data and program back to what they were before the last upgrade; once more takes that back.',
    load: async () => (await import('./roll-back.ts')).rollBackUpgrade,
  },
  'keys rotate': {
    takes: '',
    does: 'Seals with DOCUMENT_KEY everything that DOCUMENT_KEY_BEFORE has sealed; may be cut off and run again.',
    load: async () => (await import('./rotate-keys.ts')).rotateKeys,
  },
  'search rebuild': {
    takes: '',
    does: 'Makes the search anew, after services were changed past the server.',
    load: async () => (await import('./rebuild-search.ts')).rebuildWholeSearch,
  },
  'user reset': {
    takes: 'EMAIL',
    does: 'Ends all sessions of an account, removes its second factors, and prints a link for a new password.',
    load: async () => (await import('./reset-user.ts')).resetUser,
  },
  'user role': {
    takes: 'EMAIL ROLE',
    does: 'Makes the account a customer’s, an agent’s, an editor’s or an owner’s, and ends its sessions.',
    load: async () => (await import('./change-role.ts')).changeRole,
  },
};
