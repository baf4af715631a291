'use client';
import { useEffect, useRef, useState } from 'react';
import type { LoadSuggestions, SuggestionGroup } from './suggestion.ts';

/** Typing rests for this long before a server is asked, in milliseconds. */
const pause = 150;

/** Fewer letters may be the beginning of anything. */
const leastLetters = 2;

/** What may be meant by what is typed. */
export interface FoundSuggestions {
  groups: readonly SuggestionGroup[];
  /** They are those of what is typed now, and not of what was typed before. */
  isCurrent: boolean;
}

const none: FoundSuggestions = { groups: [], isCurrent: false };

/** Whether one of them goes on with the other, as while somebody types or takes letters away. */
const goesOn = (one: string, other: string) => one.startsWith(other) || other.startsWith(one);

/**
 * The suggestions for what is typed. Those of before stay until the next have come. A failure is as
 * nothing found: one can always search without suggestions.
 *
 * @param asks whether somebody wants them at this moment.
 */
export function useSuggestions(
  load: LoadSuggestions,
  typed: string,
  asks: boolean,
): FoundSuggestions {
  const [found, setFound] = useState<{ words: string; groups: readonly SuggestionGroup[] }>();
  const latest = useRef(load);
  useEffect(() => {
    latest.current = load;
  });
  const words = typed.trim();
  const isEnough = words.length >= leastLetters;
  useEffect(() => {
    if (!asks || !isEnough) return;
    const controller = new AbortController();
    const { signal } = controller;
    const ask = async () => {
      let groups: readonly SuggestionGroup[] = [];
      try {
        groups = await latest.current(words, signal);
      } catch {
        // The field goes on as a plain one.
      }
      if (!signal.aborted) setFound({ words, groups });
    };
    const timer = setTimeout(() => void ask(), pause);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [asks, isEnough, words]);
  if (!found || !isEnough || !goesOn(found.words, words)) return none;
  return { groups: found.groups, isCurrent: found.words === words };
}
