import { dateFieldLabels, type DateFieldLabels } from '../date-field/date-field-labels.ts';

/** The words of {@link DatePicker}, for another language than English. */
export interface DatePickerLabels extends DateFieldLabels {
  /** On the button beside the field; `label` is that of the field. */
  open: (label: string) => string;
  close: string;
  previousMonth: string;
  nextMonth: string;
  previousYear: string;
  nextYear: string;
}

export const datePickerLabels: DatePickerLabels = {
  ...dateFieldLabels,
  open: (label) => `Open the calendar: ${label}`,
  close: 'Close',
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  previousYear: 'Previous year',
  nextYear: 'Next year',
};
