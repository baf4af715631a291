/** Records that are changed together. */
export const messages = {
  select: (name: string) => `Choose ${name}`,
  chosen: (count: number) => `${count.toLocaleString('en')} chosen`,
  tooMany: (most: number) => `At most ${String(most)} can be changed at once.`,
  clear: 'Choose none',
  preview: 'What will change',
  becomes: (from: string, to: string) => `from ${from} to ${to}`,
  stays: (state: string) => `stays ${state}`,
  cancel: 'Cancel',
  understood: 'Go on',
  undo: 'Undo',
  undoneInPart: (count: number, left: number) =>
    `As before: ${count.toLocaleString('en')}. Changed by somebody since, and left alone: ${left.toLocaleString('en')}.`,
  undoFailed: 'That could not be undone. Please try again.',
};
