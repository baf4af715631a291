import { useStaffOverviewGetPeriodQuery } from '@pothik/api-client/rtk-query';
import { staffServiceEndpoints, type PeriodOverview } from '@pothik/contract';
import { Button, ErrorState, Link, Loading, Select } from '@pothik/ui';
import { formats } from '../../messages/formats.ts';
import { overviewMessages } from '../../messages/overview.ts';
import { toDay, toDays } from '../../shared/moments.ts';
import { useMayCall } from '../../shared/session-context.ts';
import { BarTable } from './bar-table.tsx';
import { RatingBars, RatingComments, RatingFigure } from './chat-ratings.tsx';
import { daysOfPeriod, periods, readPeriod, usualPeriod } from './chosen-period.ts';
import { Figure } from './figure.tsx';
import { FormsLeft } from './forms-left.tsx';
import { useAddressChoice } from './use-address-choice.ts';
import styles from './overview.module.css';
import { SeldomBooked } from './seldom-booked.tsx';
import { SpanChart } from './span-chart.tsx';

const { period: words } = overviewMessages;

type Waits = PeriodOverview['chats']['waits'];

function WaitFigure({
  label,
  waits: { of, answered, half, mostly },
  toText,
}: {
  label: string;
  waits: Waits;
  toText: (answered: string, of: string) => string;
}) {
  const time = (minutes: number) => overviewMessages.minutes(Math.round(minutes));
  const share = of === 0 ? undefined : toText(formats.count(answered), formats.count(of));
  const most = mostly === undefined ? undefined : words.mostly(time(mostly));
  return (
    <Figure
      label={label}
      detail={[most, share].filter((text) => text !== undefined).join(' · ') || undefined}
    >
      {half === undefined ? words.none : time(half)}
    </Figure>
  );
}

function PeriodFigures({ data }: { data: PeriodOverview }) {
  const { from, to, bookings, chats } = data;
  const mayEdit = useMayCall()(staffServiceEndpoints.get.access);
  return (
    <>
      <ul className={styles.figures}>
        <Figure
          href={`/bookings?from=${from}&to=${to}`}
          label={words.made}
          detail={words.before(formats.count(bookings.madeBefore))}
        >
          {formats.count(bookings.made)}
        </Figure>
        <WaitFigure label={words.chatWait} waits={chats.waits} toText={words.answered} />
        <WaitFigure label={words.bookingWait} waits={bookings.waits} toText={words.decided} />
        <RatingFigure ratings={chats.ratings} />
      </ul>
      <div className={styles.columns}>
        <section className={styles.section}>
          <h3>{words.spans}</h3>
          <p className={styles.soft}>{words.spansText}</p>
          <SpanChart spans={bookings.spans} />
          <details>
            <summary>{words.asTable}</summary>
            <BarTable
              title={words.spans}
              heading="none"
              nameHeader={words.days}
              countHeader={overviewMessages.bookings}
              bars={bookings.spans.map((span) => ({
                key: span.from,
                name: (
                  <Link href={`/bookings?from=${span.from}&to=${span.to}`}>
                    {span.from === span.to ? toDay(span.from) : toDays(span.from, span.to)}
                  </Link>
                ),
                count: span.count,
              }))}
              empty={overviewMessages.noBookings}
            />
          </details>
        </section>
        <SeldomBooked services={data.services} mayEdit={mayEdit} />
        <FormsLeft forms={data.forms} />
        <RatingBars ratings={chats.ratings} />
        <RatingComments comments={chats.ratings.comments} />
      </div>
    </>
  );
}

/** The figures of a period, which stands in the address. */
export function PeriodSection({ today, interval }: { today: string; interval: number }) {
  const [chosen, choose] = useAddressChoice('period', usualPeriod);
  const period = readPeriod(chosen);
  const { data, currentData, isError, isFetching, refetch } = useStaffOverviewGetPeriodQuery(
    daysOfPeriod(period, today),
    { refetchOnMountOrArgChange: true, pollingInterval: interval },
  );
  // The figures of the period before stand there while another is on its way.
  const shown = isError ? currentData : data;
  return (
    <section
      className={styles.period}
      aria-labelledby="overview-period"
      aria-busy={isFetching && !currentData}
    >
      <div className={styles.head}>
        <h2 id="overview-period">{words.title}</h2>
        <Select
          label={words.choose}
          value={period}
          options={periods.map((value) => ({ value, label: words.choices[value] }))}
          onChange={({ target }) => choose(target.value)}
        />
      </div>
      {shown ? <PeriodFigures data={shown} /> : null}
      {!shown && isError ? (
        <ErrorState title={words.failed}>
          <Button onClick={() => void refetch()}>{overviewMessages.tryAgain}</Button>
        </ErrorState>
      ) : null}
      {!shown && !isError ? <Loading label={overviewMessages.loading} /> : null}
    </section>
  );
}
