'use client';
import type { Ref } from 'react';
import { FieldFrame, useFieldControl, type FieldText } from '../internal/field-frame.tsx';
import { TypedInput } from '../internal/typed-input.tsx';
import { useDateLocale, useLabels } from '../labels/use-labels.ts';
import type { AllowedDays } from './allowed-days.ts';
import { dateFieldLabels, type DateFieldLabels } from './date-field-labels.ts';
import { useTypedDay } from './use-typed-day.ts';
import '../field/field.css';

/** What {@link DateField} and {@link DatePicker} share. */
export interface DateFieldShared extends FieldText, AllowedDays {
  /** The day as `YYYY-MM-DD`; empty: none, or what was typed can't be taken. */
  value?: string;
  defaultValue?: string;
  onValueChange?: (value: string) => void;
  /** Orders day, month and year, and chooses the digits: `bn-BD` writes ২৩/১১/২০২৬. Default: the provided one, else `en-GB`. */
  locale?: string;
  /** What a form calls it; it is sent `YYYY-MM-DD`. */
  name?: string;
  disabled?: boolean;
  readOnly?: boolean;
  required?: boolean;
  /** What a browser may fill in, such as `bday`. Default `off`. */
  autoComplete?: string;
  id?: string;
  className?: string;
  ref?: Ref<HTMLInputElement>;
}

/** What {@link DateField} is given. */
export interface DateFieldProps extends DateFieldShared {
  labels?: Partial<DateFieldLabels>;
}

/**
 * A day that one types: digits of any script, with or without signs between them, or a month by its
 * name. Renders an `input`.
 */
export function DateField({
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
  isUnavailable,
  name,
  labels,
  id,
  className,
  ...rest
}: DateFieldProps) {
  const locale = useDateLocale(given);
  const words = useLabels('DateField', dateFieldLabels, labels);
  const typed = useTypedDay({
    value,
    defaultValue,
    onValueChange,
    locale,
    min,
    max,
    isUnavailable,
    words,
  });
  const text = { label, labelHidden: labelHidden ?? false, hint, error: error ?? typed.problem };
  const control = useFieldControl(text, id);
  return (
    <FieldFrame {...text} id={control.id} className={className}>
      <TypedInput
        {...control}
        {...typed.inputProps}
        {...rest}
        sent={{ name, value: typed.value }}
        problem={typed.problem}
      />
    </FieldFrame>
  );
}
