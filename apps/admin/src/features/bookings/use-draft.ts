import { useState } from 'react';

/** Something that is being written about a thing, and the version of the thing it was begun at. */
interface Draft<Fields> {
  fields: Fields;
  seen: number | undefined;
}

/**
 * Keeps what somebody writes, and notices when the thing has been changed since they began.
 *
 * @param version of the thing as it is shown now.
 */
export function useDraft<Fields extends object>(empty: Fields, version: number) {
  const [{ fields, seen }, setDraft] = useState<Draft<Fields>>({ fields: empty, seen: undefined });
  return {
    fields,
    /** To be sent along. */
    seen: seen ?? version,
    isOvertaken: seen !== undefined && seen !== version,
    write: (changes: Partial<Fields>) =>
      setDraft((draft) => ({
        fields: { ...draft.fields, ...changes },
        seen: draft.seen ?? version,
      })),
    /** Goes on with it, knowing what has changed. */
    keep: () => setDraft((draft) => ({ ...draft, seen: version })),
    drop: () => setDraft({ fields: empty, seen: undefined }),
  };
}
