import type { z } from 'zod';
import { banglaInputs } from './messages/bn/inputs.ts';
import { englishInputs, type InputMessages } from './messages/en/inputs.ts';
import { brokenRule, type BrokenRule } from './rule.ts';

const kinds = ['string', 'number', 'int', 'boolean', 'array', 'object'] as const;
const formats = ['date', 'datetime', 'url'] as const;

const oneOf = <Name extends string>(names: readonly Name[], name: string): Name | undefined =>
  names.find((known) => known === name);

/** The rule of a bound of a text, a list or a number. */
function boundOf(origin: string, side: 'least' | 'most', bound: number | bigint): BrokenRule {
  const value = String(bound);
  if (origin === 'string') return { key: `${side}Characters`, value };
  if (origin === 'array') return { key: `${side}Chosen`, value };
  return { key: `${side}Number`, value };
}

/** The rule that an input breaks where its schema has named none. */
function ruleOfKind(issue: z.core.$ZodRawIssue): BrokenRule {
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input === undefined || issue.input === null) return { key: 'missing' };
      return { key: oneOf(kinds, issue.expected) ?? 'otherKind' };
    case 'too_small':
      if (issue.origin === 'string' && issue.input === '') return { key: 'missing' };
      return boundOf(issue.origin, 'least', issue.minimum);
    case 'too_big':
      return boundOf(issue.origin, 'most', issue.maximum);
    case 'invalid_value':
      if (issue.input === undefined) return { key: 'missing' };
      return { key: 'oneOf', value: issue.values.map(String).join(', ') };
    case 'invalid_format':
      return { key: oneOf(formats, issue.format) ?? 'notValid' };
    case 'custom':
    case 'invalid_element':
    case 'invalid_key':
    case 'invalid_union':
    case 'not_multiple_of':
    case 'unrecognized_keys':
      return { key: 'notValid' };
  }
}

const messageIn =
  (messages: InputMessages) =>
  (issue: z.core.$ZodRawIssue): string => {
    const broken = brokenRule(issue) ?? ruleOfKind(issue);
    return 'value' in broken ? messages[broken.key](broken.value) : messages[broken.key];
  };

/**
 * The message of an input that a schema refuses, in English: a sentence for the person who typed it. Hand it to
 * `safeParse` as `error`; without it the validator speaks for itself.
 */
export const inputMessage = /* @__PURE__ */ messageIn(englishInputs);

/** The same in Bangla. */
export const inputMessageInBangla = /* @__PURE__ */ messageIn(banglaInputs);
