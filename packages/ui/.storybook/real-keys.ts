type Press = (keys: string) => Promise<void>;

/**
 * Keys as a person presses them, so that the browser answers: it closes dialogs by Escape, opens `details`,
 * scrolls, and keeps the focus in what is modal. Keys that a script makes do none of this. Only tests have
 * such keys; where somebody looks at the story, and for its picture, nothing is pressed.
 *
 * @param play is given what presses them, as `userEvent.keyboard` takes them.
 */
export async function withRealKeys(play: (press: Press) => Promise<void>): Promise<void> {
  if (!import.meta.env.VITE_STORY_REAL_KEYS) return;
  const { userEvent } = await import('vitest/browser');
  await play((keys) => userEvent.keyboard(keys));
}
