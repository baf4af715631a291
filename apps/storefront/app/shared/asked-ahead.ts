let isAhead = false;

/** Whether what is being asked for at this moment is asked for ahead: nobody waits for it, so a failure is told to nobody. */
export const isAskedAhead = (): boolean => isAhead;

/** Begins to ask for what somebody may want next. */
export function askAhead(ask: () => unknown): void {
  isAhead = true;
  try {
    ask();
  } finally {
    isAhead = false;
  }
}
