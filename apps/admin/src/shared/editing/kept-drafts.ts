/** What was written and not saved, and the version of the thing that it was begun at. */
interface KeptDraft {
  seen: number;
  written: object;
}

const keyOf = (name: string) => `consoleDraft ${name}`;

/** @param name whose draft of what. */
export function readDraft(name: string): KeptDraft | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(name)) ?? '') as KeptDraft;
  } catch {
    return undefined;
  }
}

/** Keeps a draft in this tab, over a reload and the end of a session; where there is none, forgets it. */
export function keepDraft(name: string, draft: KeptDraft | undefined): void {
  try {
    if (draft) sessionStorage.setItem(keyOf(name), JSON.stringify(draft));
    else sessionStorage.removeItem(keyOf(name));
  } catch {
    // Where the browser keeps nothing, a draft lasts as long as its page.
  }
}
