import type { z } from 'zod';
import type { InputMessages } from './messages/en/inputs.ts';

type KeyOf<Kind> = {
  [Key in keyof InputMessages]: InputMessages[Key] extends Kind ? Key : never;
}[keyof InputMessages];

/** A rule whose message has nothing in it. */
export type InputKey = KeyOf<string>;

/** What a schema says by itself: a rule by its key, and what stands in its message. */
export type BrokenRule =
  | { key: InputKey }
  | { key: KeyOf<(value: string) => string>; value: string };

/** The rule that an issue breaks, of what is handed to a schema as `error`. */
type Rule = (issue: z.core.$ZodRawIssue) => BrokenRule | undefined;

/** By what a schema was handed: it says nothing itself, so that whoever checks an input chooses the language. */
const rules = new WeakMap<z.core.$ZodErrorMap, Rule>();

function named(find: Rule): { error: z.core.$ZodErrorMap } {
  const error = () => undefined;
  rules.set(error, find);
  return { error };
}

/** For the last parameter of a schema or a check: what breaks it has the message of this key. */
export const rule = (key: InputKey) => named(() => ({ key }));

/** The same where the message has a number in it. */
export const ruleWith = (key: KeyOf<(value: string) => string>, value: number) =>
  named(() => ({ key, value: String(value) }));

/** The message of this key for an input that is missing; for anything else the one of its kind. */
export const whenMissing = (key: InputKey) =>
  named(({ input }) => (input === undefined ? { key } : undefined));

/** The rule of ours that an issue breaks; undefined where the schema has named none. */
export function brokenRule(issue: z.core.$ZodRawIssue): BrokenRule | undefined {
  if (issue.code === 'custom' && issue.params?.rule !== undefined) {
    return { key: issue.params.rule as InputKey };
  }
  const { error } = (issue.inst?._zod.def ?? {}) as { error?: z.core.$ZodErrorMap };
  return error && rules.get(error)?.(issue);
}
