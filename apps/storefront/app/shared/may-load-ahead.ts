declare global {
  interface Navigator {
    /** Not in all browsers. */
    connection?: {
      saveData?: boolean;
      /** As fast as such a network is: `slow-2g`, `2g`, `3g` or `4g`. */
      effectiveType?: string;
    };
  }
}

/** Whether somebody has asked to be spared what they may never look at. */
export const savesData = (): boolean => navigator.connection?.saveData === true;

/** Whether there is a line that has room for what nobody has asked for yet. */
export const mayLoadAhead = (): boolean =>
  navigator.onLine && !savesData() && !navigator.connection?.effectiveType?.endsWith('2g');
