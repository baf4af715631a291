import { useState } from 'react';

/** Changes that are being written to a thing, and the version of the thing they were begun at. */
interface Draft<Fields> {
  changes: Partial<Fields>;
  seen: number | undefined;
}

/**
 * Keeps what somebody writes, and notices when the thing has been changed since they began. What
 * they have not touched shows the thing as it is now.
 *
 * @param base the thing as it is now.
 * @param version of it.
 */
export function useDraft<Fields extends object>(base: Fields, version: number) {
  const nothing: Draft<Fields> = { changes: {}, seen: undefined };
  const [{ changes, seen }, setDraft] = useState(nothing);
  return {
    fields: { ...base, ...changes },
    isBegun: seen !== undefined,
    /** To be sent along. */
    seen: seen ?? version,
    isOvertaken: seen !== undefined && seen !== version,
    write: (more: Partial<Fields>) =>
      setDraft((draft) => ({
        changes: { ...draft.changes, ...more },
        seen: draft.seen ?? version,
      })),
    /** Goes on with it, knowing what has changed. */
    keep: () => setDraft((draft) => ({ ...draft, seen: version })),
    drop: () => setDraft(nothing),
  };
}
