'use client';
import type { Ref } from 'react';
import { FieldFrame, useFieldControl, type FieldText } from '../internal/field-frame.tsx';
import { TypedInput } from '../internal/typed-input.tsx';
import { useTypedValue } from '../internal/use-typed-value.ts';
import { useDateLocale, useLabels } from '../labels/use-labels.ts';
import { readTime } from './read-time.ts';
import { writeTime } from './write-time.ts';
import '../field/field.css';

/** The words of {@link TimeField}, for another language than English. */
export interface TimeFieldLabels {
  /** In the empty field; `example` is a time. */
  placeholder: (example: string) => string;
  /** What was typed is no time; `example` is one. */
  unreadable: (example: string) => string;
  tooEarly: (first: string) => string;
  tooLate: (last: string) => string;
}

/** What {@link TimeField} is given. */
export interface TimeFieldProps extends FieldText {
  /** The time as `HH:mm`; empty: none, or what was typed can't be taken. */
  value?: string;
  defaultValue?: string;
  onValueChange?: (value: string) => void;
  /** Chooses the digits, and between 24 hours and twice 12: `en-US` writes 9:30 PM. Default: the provided one, else `en-GB`. */
  locale?: string;
  /** The first time that can be chosen, as `HH:mm`. */
  min?: string;
  /** The last time that can be chosen, as `HH:mm`. */
  max?: string;
  /** What a form calls it; it is sent `HH:mm`. */
  name?: string;
  disabled?: boolean;
  readOnly?: boolean;
  required?: boolean;
  id?: string;
  className?: string;
  labels?: Partial<TimeFieldLabels>;
  ref?: Ref<HTMLInputElement>;
}

const timeFieldLabels: TimeFieldLabels = {
  placeholder: (example) => `Such as ${example}`,
  unreadable: (example) => `Please write a time, such as ${example}`,
  tooEarly: (first) => `Please choose ${first} or later`,
  tooLate: (last) => `Please choose ${last} or earlier`,
};

/** A time with nothing in it that could be taken for another part of it. */
const example = '21:30';

/**
 * A time that one types: digits of any script, with or without a sign between them, and the part of the
 * day where one says it. Renders an `input`.
 */
export function TimeField({
  label,
  labelHidden,
  hint,
  error,
  value,
  defaultValue = '',
  onValueChange,
  locale: given,
  min,
  max,
  name,
  id,
  className,
  labels,
  ...rest
}: TimeFieldProps) {
  const locale = useDateLocale(given);
  const words = useLabels('TimeField', timeFieldLabels, labels);
  const write = (time: string) => writeTime(time, locale);
  const typed = useTypedValue({
    value,
    defaultValue,
    onValueChange,
    read: (text, left) => readTime(text, locale, left),
    write,
    problemOf(time) {
      // Times of this form are in the order of their letters.
      if (min && time < min) return words.tooEarly(write(min));
      return max && time > max ? words.tooLate(write(max)) : undefined;
    },
    unreadable: words.unreadable(write(example)),
  });
  const text = { label, labelHidden: labelHidden ?? false, hint, error: error ?? typed.problem };
  const control = useFieldControl(text, id);
  return (
    <FieldFrame {...text} id={control.id} className={className}>
      <TypedInput
        autoComplete="off"
        placeholder={words.placeholder(write(example))}
        {...control}
        {...typed.inputProps}
        {...rest}
        sent={{ name, value: typed.value }}
        problem={typed.problem}
      />
    </FieldFrame>
  );
}
