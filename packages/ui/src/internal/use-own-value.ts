'use client';
import { useState } from 'react';

/** A value that its owner keeps where it is given, and the component where it is not. */
export function useOwnValue<Value>(
  given: Value | undefined,
  initial: Value,
  onChange: ((value: Value) => void) | undefined,
): [value: Value, change: (value: Value) => void] {
  const [own, setOwn] = useState(initial);
  const change = (value: Value) => {
    setOwn(value);
    onChange?.(value);
  };
  // Nothing may be a value, `null`, which its owner gives.
  if (given !== undefined) return [given, change];
  return [own, change];
}
