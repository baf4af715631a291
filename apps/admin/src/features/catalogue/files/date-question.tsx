import type { ServiceImportPlan, staffServiceImportEndpoints, CallInput } from '@pothik/contract';
import { Alert, Button } from '@pothik/ui';
import { serviceFileMessages as words } from '../../../messages/service-files.ts';
import { toDay } from '../../../shared/moments.ts';

/** Which number of a date comes first. */
export type DateOrder = NonNullable<
  CallInput<(typeof staffServiceImportEndpoints)['plan']>['dateOrder']
>;

interface DateQuestionProps {
  date: NonNullable<ServiceImportPlan['unsettledDate']>;
  onAnswer: (order: DateOrder) => void;
}

/** Asks once what the dates of a file mean, if none of them shows whether the day or the month comes first. */
export function DateQuestion({ date, onAnswer }: DateQuestionProps) {
  const { row, column, text, dayMonth, monthDay } = date;
  return (
    <Alert
      title={words.dateTitle(text)}
      live
      actions={
        <>
          <Button emphasis="secondary" onClick={() => onAnswer('day-month')}>
            {words.dayFirst(toDay(dayMonth))}
          </Button>
          <Button emphasis="secondary" onClick={() => onAnswer('month-day')}>
            {words.monthFirst(toDay(monthDay))}
          </Button>
        </>
      }
    >
      <p>{words.dateText(row, column)}</p>
    </Alert>
  );
}
