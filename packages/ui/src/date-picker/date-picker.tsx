'use client';
import { useState } from 'react';
import type { DateFieldShared } from '../date-field/date-field.tsx';
import { useTypedDay } from '../date-field/use-typed-day.ts';
import { FieldFrame, useFieldControl } from '../internal/field-frame.tsx';
import { TypedInput } from '../internal/typed-input.tsx';
import { useDateLocale, useLabels } from '../labels/use-labels.ts';
import { CalendarDialog } from './calendar-dialog.tsx';
import { datePickerLabels, type DatePickerLabels } from './calendar-labels.ts';
import { Calendar } from './calendar.tsx';
import type { WeekStart } from './month-weeks.ts';
import '../field/field.css';

/** What {@link DatePicker} is given. */
export interface DatePickerProps extends DateFieldShared {
  /** Default: as in the country of the locale, Sunday in Bangladesh. */
  weekStart?: WeekStart;
  labels?: Partial<DatePickerLabels>;
}

/**
 * A day that one types, or chooses in a calendar. Renders an `input`, a button, and a modal `dialog`
 * with a `grid` of days.
 */
export function DatePicker({
  label,
  labelHidden,
  hint,
  error,
  value,
  defaultValue = '',
  onValueChange,
  locale: given,
  weekStart,
  min,
  max,
  isUnavailable,
  name,
  labels,
  id,
  className,
  disabled = false,
  readOnly = false,
  ...rest
}: DatePickerProps) {
  const locale = useDateLocale(given);
  const words = useLabels('DatePicker', datePickerLabels, labels);
  const [open, setOpen] = useState(false);
  const allowed = { min, max, isUnavailable };
  const typed = useTypedDay({ value, defaultValue, onValueChange, locale, words, ...allowed });
  const text = { label, labelHidden: labelHidden ?? false, hint, error: error ?? typed.problem };
  const control = useFieldControl(text, id);
  return (
    <FieldFrame {...text} id={control.id} className={className}>
      <TypedInput
        {...control}
        {...typed.inputProps}
        {...rest}
        disabled={disabled}
        readOnly={readOnly}
        sent={{ name, value: typed.value }}
        problem={typed.problem}
      />
      <CalendarDialog
        label={label}
        words={words}
        open={open}
        onOpenChange={setOpen}
        disabled={disabled || readOnly}
      >
        <Calendar
          chosen={{ start: typed.value, end: typed.value }}
          onChoose={(day) => {
            typed.choose(day);
            setOpen(false);
          }}
          locale={locale}
          weekStart={weekStart}
          words={words}
          {...allowed}
        />
      </CalendarDialog>
    </FieldFrame>
  );
}
