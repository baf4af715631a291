'use client';
import { useState, type ChangeEvent, type KeyboardEvent } from 'react';
import { isComposing } from './is-composing.ts';
import { useOwnValue } from './use-own-value.ts';

interface TypedValueOptions {
  value: string | undefined;
  defaultValue: string;
  onValueChange: ((value: string) => void) | undefined;
  /** The value that a text stands for, or nothing; `left`: nothing more will be typed. */
  read: (text: string, left: boolean) => string;
  /** How a person sees a value. */
  write: (value: string) => string;
  /** Why a value that was read can't be taken. */
  problemOf: (value: string) => string | undefined;
  /** What is said of a text that stands for no value. */
  unreadable: string;
}

interface Typed {
  text: string;
  /** What it stands for; while its owner has another, this text is out of date. */
  value: string;
  problem?: string | undefined;
}

/**
 * A text that stands for a value, such as a day. What is typed is read with every letter and written
 * anew when it is left; a text that can't be taken stays as it is, and is said to be wrong only then.
 */
export function useTypedValue({
  value: given,
  defaultValue,
  onValueChange,
  read,
  write,
  problemOf,
  unreadable,
}: TypedValueOptions) {
  const [value, change] = useOwnValue(given, defaultValue, onValueChange);
  const [typed, setTyped] = useState<Typed>();
  const current = typed?.value === value ? typed : undefined;

  const take = (next: string) => {
    if (next !== value) change(next);
  };
  const type = (text: string) => {
    const found = read(text, false);
    const taken = found && !problemOf(found) ? found : '';
    setTyped({ text, value: taken });
    take(taken);
  };
  const leave = () => {
    if (!current) return;
    const found = read(current.text, true);
    const problem = found ? problemOf(found) : unreadable;
    if (current.text.trim() === '' || (found && !problem)) setTyped(undefined);
    else setTyped({ text: found ? write(found) : current.text, value: '', problem });
    take(problem ? '' : found);
  };
  return {
    value,
    /** Takes a value that was not typed. */
    choose: (next: string) => {
      setTyped(undefined);
      take(next);
    },
    problem: current?.problem,
    inputProps: {
      type: 'text',
      value: current ? current.text : write(value),
      onChange: (event: ChangeEvent<HTMLInputElement>) => type(event.target.value),
      onBlur: leave,
      onKeyDown: (event: KeyboardEvent) => {
        // A form that is sent by it is sent what was typed.
        if (event.key === 'Enter' && !isComposing(event.nativeEvent)) leave();
      },
    },
  };
}
