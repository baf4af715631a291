let ask: (() => Promise<boolean>) | undefined;

/** Has somebody asked before they sign out, as long as something of theirs waits. Returns a function that ends it. */
export function askBeforeSignOut(question: () => Promise<boolean>): () => void {
  ask = question;
  return () => {
    ask = undefined;
  };
}

/** Tells whether they still want to sign out. */
export const maySignOut = async (): Promise<boolean> => (await ask?.()) ?? true;
