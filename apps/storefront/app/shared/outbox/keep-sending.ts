import { onRecovery } from '../on-recovery.ts';

/** From one try to the next, in milliseconds: ever longer, as long as nothing tells of a line. */
const pauses = { first: 2_000, longest: 5 * 60_000 };

/**
 * Tries now and then, and at once when a line is back or somebody looks at the page again. Returns a function
 * that stops it.
 */
export function keepSending(send: () => Promise<void>): () => void {
  let pause = pauses.first;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isSending = false;
  let isOver = false;
  const wait = () => {
    clearTimeout(timer);
    if (!isOver) timer = setTimeout(() => void attempt(), pause);
  };
  const attempt = async () => {
    if (isSending) return;
    isSending = true;
    pause = Math.min(pause * 2, pauses.longest);
    try {
      await send();
    } finally {
      isSending = false;
      wait();
    }
  };
  const hurry = () => {
    pause = pauses.first;
    void attempt();
  };
  const stopWatching = onRecovery(hurry);
  wait();
  return () => {
    isOver = true;
    clearTimeout(timer);
    stopWatching();
  };
}
