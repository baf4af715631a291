/** The reasons why the undoing of a change leaves a service as it is. */
export const changedSince = {
  code: 'version_conflict',
  message: 'Somebody has changed this service since. It stays as it is now.',
} as const;
export const categoryGone = {
  code: 'conflict',
  message: 'The category that it stood in is gone. It stays as it is now.',
} as const;
