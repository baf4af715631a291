import type { Action } from './action.ts';

type Pressed = Pick<KeyboardEvent, 'key' | 'code' | 'timeStamp'>;

/** How long the second of two keys may take, in milliseconds. */
const sequenceTime = 1_500;

/** A key by its letter or sign; on a keyboard of another script, by its place on an English one. */
export function keyOf({ key, code }: Pick<KeyboardEvent, 'key' | 'code'>): string {
  const letter = key.toLowerCase();
  if (/^[\x21-\x7e]$/.test(letter)) return letter;
  return /^(?:Key|Digit)([A-Z\d])$/.exec(code)?.[1]?.toLowerCase() ?? letter;
}

/** Finds what keys do that are pressed one after the other. */
export function createKeyReader(): (
  pressed: Pressed,
  actions: readonly Action[],
) => Action | undefined {
  let begun: { key: string; at: number } | undefined;
  return (pressed, actions) => {
    const key = keyOf(pressed);
    const at = pressed.timeStamp;
    const done = (keys: string) => actions.find((action) => action.run && action.keys === keys);
    const isSecond = begun !== undefined && at - begun.at < sequenceTime;
    const action = (isSecond ? done(`${begun?.key ?? ''} ${key}`) : undefined) ?? done(key);
    begun = action ? undefined : { key, at };
    return action;
  };
}
