'use client';
import { getLocalTimeZone, today } from '@internationalized/date';
import { ChevronLeft, ChevronRight, ChevronsLeft, ChevronsRight } from 'lucide-react';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { IconButton } from '../button/button.tsx';
import { dayProblem, type AllowedDays } from '../date-field/allowed-days.ts';
import { dateOf } from '../date-field/iso-day.ts';
import { daySpelling, inDays } from '../date-field/write-date.ts';
import { classNames } from '../internal/class-names.ts';
import { directedIconStyle } from '../internal/icon-style.ts';
import { isRightToLeft } from '../internal/is-right-to-left.ts';
import type { DatePickerLabels } from './calendar-labels.ts';
import { dayOfKey } from './day-of-key.ts';
import { monthWeeks, someWeek, type WeekStart } from './month-weeks.ts';
import './calendar.css';

/** Days from the first to the last; empty where there is none yet. */
export interface DateRange {
  start: string;
  end: string;
}

interface CalendarProps extends AllowedDays {
  /** The days that are chosen: one, or all from the first to the last. */
  chosen: DateRange;
  onChoose: (day: string) => void;
  /** The last day is still to be chosen: it is shown which days it would be. */
  choosesEnd?: boolean;
  locale: string;
  weekStart?: WeekStart | undefined;
  words: DatePickerLabels;
}

/** The names above the columns: whole ones where they are short. */
function columnNames(locale: string, weekStart: WeekStart | undefined) {
  const week = someWeek(locale, weekStart);
  const names = (weekday: 'long' | 'short' | 'narrow') => {
    const format = new Intl.DateTimeFormat(locale, { ...inDays, weekday });
    return week.map((day) => format.format(dateOf(day)));
  };
  const short = names('short');
  const shown = short.every((name) => name.length <= 3) ? short : names('narrow');
  return names('long').map((long, index) => ({ long, shown: shown[index] }));
}

/** A month of days, one of which has the focus. Renders a `grid` named by its month. */
export function Calendar({
  chosen,
  onChoose,
  choosesEnd = false,
  locale,
  weekStart,
  words,
  ...allowed
}: CalendarProps) {
  const id = useId();
  const grid = useRef<HTMLDivElement>(null);
  const [now] = useState(() => today(getLocalTimeZone()).toString());
  const [day, setDay] = useState(() => {
    const wanted = chosen.start || now;
    if (allowed.min && wanted < allowed.min) return allowed.min;
    return allowed.max && wanted > allowed.max ? allowed.max : wanted;
  });
  const [over, setOver] = useState<string>();
  const focusDay = () => grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  // What opens it wants a day: the first thing to hear is which one.
  useEffect(focusDay, []);
  const hasFocus = useRef(false);
  useEffect(() => {
    if (hasFocus.current) focusDay();
    hasFocus.current = false;
  }, [day]);

  const month = new Intl.DateTimeFormat(locale, { ...inDays, month: 'long', year: 'numeric' });
  const figures = new Intl.DateTimeFormat(locale, { ...inDays, day: 'numeric' });
  const spelling = daySpelling(locale);
  const turn = (key: 'PageUp' | 'PageDown', shiftKey: boolean) =>
    setDay((before) => dayOfKey({ key, shiftKey }, before, { locale, weekStart }) ?? before);
  const choose = (one: string) => {
    setDay(one);
    if (!dayProblem(one, allowed)) onChoose(one);
  };
  const handleKey = (event: KeyboardEvent<HTMLElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const chooses = event.key === 'Enter' || event.key === ' ';
    const rightToLeft = isRightToLeft(event.currentTarget);
    const next = dayOfKey(event, day, { locale, weekStart, rightToLeft });
    if (!chooses && next === undefined) return;
    event.preventDefault();
    if (chooses) choose(day);
    else if (next) {
      hasFocus.current = true;
      setOver(undefined);
      setDay(next);
    }
  };
  const start = chosen.start;
  const end = choosesEnd ? (over ?? day) : chosen.end;
  const steps = [
    { label: words.previousYear, Icon: ChevronsLeft, key: 'PageUp', year: true },
    { label: words.previousMonth, Icon: ChevronLeft, key: 'PageUp', year: false },
    { label: words.nextMonth, Icon: ChevronRight, key: 'PageDown', year: false },
    { label: words.nextYear, Icon: ChevronsRight, key: 'PageDown', year: true },
  ] as const;
  const buttons = steps.map(({ label, Icon, key, year }) => (
    <IconButton
      key={label}
      label={label}
      icon={<Icon {...directedIconStyle} />}
      onClick={() => turn(key, year)}
    />
  ));

  return (
    <div
      className="pothik-calendar__month"
      role="presentation"
      onMouseLeave={() => setOver(undefined)}
    >
      <div className="pothik-calendar__head">
        {buttons.slice(0, 2)}
        <h2 className="pothik-calendar__title" id={id} aria-live="polite">
          {month.format(dateOf(day))}
        </h2>
        {buttons.slice(2)}
      </div>
      <div
        ref={grid}
        className="pothik-calendar__grid"
        role="grid"
        aria-labelledby={id}
        aria-multiselectable={chosen.start !== chosen.end || choosesEnd || undefined}
      >
        <div className="pothik-calendar__week" role="row">
          {columnNames(locale, weekStart).map((name) => (
            <div
              key={name.long}
              className="pothik-calendar__column"
              role="columnheader"
              aria-label={name.long}
            >
              {name.shown}
            </div>
          ))}
        </div>
        {monthWeeks(day, locale, weekStart).map((week) => (
          <div key={week.find(Boolean)} className="pothik-calendar__week" role="row">
            {week.map((one, column) =>
              one ? (
                <div
                  role="gridcell"
                  key={one}
                  className={classNames(
                    'pothik-calendar__day',
                    start !== '' && one > start && one < end && 'pothik-calendar__day--between',
                    (one === start || one === chosen.end) && 'pothik-calendar__day--end',
                  )}
                  tabIndex={one === day ? 0 : -1}
                  aria-label={spelling.format(dateOf(one))}
                  aria-selected={
                    one === start || (chosen.end !== '' && one >= start && one <= chosen.end)
                  }
                  aria-disabled={dayProblem(one, allowed) ? true : undefined}
                  aria-current={one === now ? 'date' : undefined}
                  onClick={() => choose(one)}
                  onMouseEnter={() => setOver(one)}
                  onKeyDown={handleKey}
                >
                  {figures.format(dateOf(one)).replaceAll(/\P{Nd}/gu, '')}
                </div>
              ) : (
                <div role="gridcell" key={`${String(column)} beyond`} />
              ),
            )}
          </div>
        ))}
      </div>
    </div>
  );
}
