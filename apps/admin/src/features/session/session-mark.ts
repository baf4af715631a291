/** Where this browser keeps who has signed in: its tabs go by it. The session itself no script can read. */
export const sessionMarkKey = 'consoleSession';

/** The id of who has signed in, as a mark tells it. */
export const userIdOf = (mark: string | null): string | undefined => mark?.split(' ', 1)[0];

export function readSessionMark(): string | undefined {
  try {
    return userIdOf(localStorage.getItem(sessionMarkKey));
  } catch {
    return undefined;
  }
}

/** @param userId of who has signed in; absent: nobody is. */
export function writeSessionMark(userId: string | undefined): void {
  try {
    if (userId === undefined) localStorage.removeItem(sessionMarkKey);
    // Another one for each session, so that other tabs hear of it.
    else localStorage.setItem(sessionMarkKey, `${userId} ${String(Date.now())}`);
  } catch {
    // Where the browser keeps nothing, one signs in again after a reload.
  }
}
