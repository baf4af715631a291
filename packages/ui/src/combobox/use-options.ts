'use client';
import { useEffect, useRef, useState } from 'react';
import { matching } from '../internal/word-match.ts';
import type { ComboboxOption, LoadOptions } from './combobox-option.ts';

/** Typing rests for this long before a server is asked, in milliseconds. */
const pause = 250;

/** What can be chosen at this moment. */
export interface FoundOptions {
  options: readonly ComboboxOption[];
  state: 'ready' | 'loading' | 'failed';
}

interface Answer extends FoundOptions {
  words: string;
}

interface OptionSource {
  options: readonly ComboboxOption[] | undefined;
  load: LoadOptions | undefined;
  words: string;
  open: boolean;
}

const none: readonly ComboboxOption[] = [];
const textOf = ({ label, details = '' }: ComboboxOption) => `${label} ${details}`;

/** The answer to the newest words; `asks` while the list is open. */
function useAnswer(load: LoadOptions | undefined, words: string, asks: boolean) {
  const [answer, setAnswer] = useState<Answer>();
  const latest = useRef(load);
  useEffect(() => {
    latest.current = load;
  });
  useEffect(() => {
    if (!asks) return;
    const controller = new AbortController();
    const { signal } = controller;
    const ask = async () => {
      let next: Answer = { words, options: none, state: 'failed' };
      try {
        const options = (await latest.current?.(words, signal)) ?? none;
        next = { words, options, state: 'ready' };
      } catch {
        // It is shown as a state.
      }
      if (!signal.aborted) setAnswer(next);
    };
    const timer = setTimeout(() => void ask(), words ? pause : 0);
    return () => {
      clearTimeout(timer);
      controller.abort();
      // What failed is not shown again while it is tried anew.
      setAnswer((before) => (before?.state === 'failed' ? undefined : before));
    };
  }, [asks, words]);
  return answer;
}

/** The options for the words typed so far: of those that are there, or of a server. */
export function useOptions({ options, load, words, open }: OptionSource): FoundOptions {
  const answer = useAnswer(load, words, load !== undefined && open);
  if (!load) return { options: matching(options ?? none, words, textOf), state: 'ready' };
  return answer && answer.words === words ? answer : { options: none, state: 'loading' };
}
