'use client';
import { useId, useState } from 'react';
import type { AllowedDays } from '../date-field/allowed-days.ts';
import { DateField } from '../date-field/date-field.tsx';
import { classNames } from '../internal/class-names.ts';
import { FieldNotes, type FieldText } from '../internal/field-frame.tsx';
import { useOwnValue } from '../internal/use-own-value.ts';
import { useDateLocale, useLabels } from '../labels/use-labels.ts';
import { CalendarDialog } from './calendar-dialog.tsx';
import { datePickerLabels, type DatePickerLabels } from './calendar-labels.ts';
import { Calendar, type DateRange } from './calendar.tsx';
import type { WeekStart } from './month-weeks.ts';
import '../field/field.css';
import '../visually-hidden/visually-hidden.css';
import './calendar.css';

/** The words of {@link DateRangePicker}, for another language than English. */
export interface DateRangePickerLabels extends DatePickerLabels {
  /** Labels the field of the first day. */
  start: string;
  /** Labels the field of the last day. */
  end: string;
  /** Above the calendar while the first day is to be chosen. */
  chooseStart: string;
  /** Above the calendar while the last day is to be chosen. */
  chooseEnd: string;
}

/** What {@link DateRangePicker} is given. */
export interface DateRangePickerProps extends FieldText, AllowedDays {
  /** The first and the last day, each as `YYYY-MM-DD`; empty: none yet. */
  value?: DateRange;
  defaultValue?: DateRange;
  onValueChange?: (value: DateRange) => void;
  /** Orders day, month and year, and chooses the digits. Default: the provided one, else `en-GB`. */
  locale?: string;
  /** Default: as in the country of the locale, Sunday in Bangladesh. */
  weekStart?: WeekStart;
  /** What a form calls the first day. */
  startName?: string;
  /** What a form calls the last day. */
  endName?: string;
  disabled?: boolean;
  readOnly?: boolean;
  required?: boolean;
  id?: string;
  className?: string;
  labels?: Partial<DateRangePickerLabels>;
}

const dateRangePickerLabels: DateRangePickerLabels = {
  ...datePickerLabels,
  start: 'From',
  end: 'To',
  chooseStart: 'Choose the first day',
  chooseEnd: 'Choose the last day',
};

const noRange: DateRange = { start: '', end: '' };

/** The later of two days of which one may be missing. */
const later = (one: string | undefined, other: string) => (one && one > other ? one : other);

/**
 * All days from a first one to a last one, typed or chosen in one calendar. Renders a `group` named by
 * its label with two `input`s, a button, and a modal `dialog` with a `grid` of days.
 */
export function DateRangePicker({
  label,
  labelHidden = false,
  hint,
  error,
  value,
  defaultValue = noRange,
  onValueChange,
  locale: given,
  weekStart,
  min,
  max,
  isUnavailable,
  startName,
  endName,
  disabled = false,
  readOnly = false,
  required = false,
  id,
  className,
  labels,
}: DateRangePickerProps) {
  const locale = useDateLocale(given);
  const words = useLabels('DateRangePicker', dateRangePickerLabels, labels);
  const made = useId();
  const group = id ?? made;
  const [range, change] = useOwnValue(value, defaultValue, onValueChange);
  const [open, setOpen] = useState(false);
  const choosesEnd = range.start !== '' && range.end === '';
  const shared = {
    locale,
    labels: words,
    isUnavailable,
    disabled,
    readOnly,
    required,
    // What is wrong with the days together concerns both fields; a group can't be invalid.
    ...(error ? { 'aria-invalid': true } : {}),
  };

  /** A last day that would come first is chosen anew. */
  const beginWith = (start: string) =>
    change({ start, end: range.end && range.end < start ? '' : range.end });
  const choose = (day: string) => {
    if (!choosesEnd || day < range.start) {
      change({ start: day, end: '' });
      return;
    }
    change({ start: range.start, end: day });
    setOpen(false);
  };

  return (
    <div
      className={classNames('pothik-field', className)}
      role="group"
      id={group}
      aria-labelledby={`${group}-label`}
      aria-describedby={
        [hint && `${group}-hint`, error && `${group}-error`].filter(Boolean).join(' ') || undefined
      }
    >
      <span
        className={labelHidden ? 'pothik-visually-hidden' : 'pothik-field__label'}
        id={`${group}-label`}
      >
        {label}
      </span>
      <FieldNotes id={group} hint={hint} />
      <div className="pothik-calendar__range">
        <DateField
          {...shared}
          label={words.start}
          value={range.start}
          onValueChange={beginWith}
          min={min}
          max={max}
          {...(startName ? { name: startName } : {})}
        />
        <DateField
          {...shared}
          label={words.end}
          value={range.end}
          onValueChange={(end) => change({ start: range.start, end })}
          min={later(min, range.start)}
          max={max}
          {...(endName ? { name: endName } : {})}
        />
        <CalendarDialog
          label={label}
          words={words}
          open={open}
          onOpenChange={setOpen}
          disabled={disabled || readOnly}
        >
          <p className="pothik-calendar__step" role="status">
            {choosesEnd ? words.chooseEnd : words.chooseStart}
          </p>
          <Calendar
            chosen={range}
            choosesEnd={choosesEnd}
            onChoose={choose}
            locale={locale}
            weekStart={weekStart}
            words={words}
            min={min}
            max={max}
            isUnavailable={isUnavailable}
          />
        </CalendarDialog>
      </div>
      <FieldNotes id={group} error={error} />
    </div>
  );
}
