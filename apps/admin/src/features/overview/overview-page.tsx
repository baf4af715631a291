import { useStaffOverviewGetQuery } from '@pothik/api-client/rtk-query';
import { staffServiceEndpoints, type Overview } from '@pothik/contract';
import { Button, ErrorState, Link, Loading } from '@pothik/ui';
import { bookingMessages } from '../../messages/bookings.ts';
import { overviewMessages } from '../../messages/overview.ts';
import { shortMoment } from '../../shared/moments.ts';
import { Page } from '../../shared/page/page.tsx';
import { useMayCall } from '../../shared/session-context.ts';
import { BarTable, type Bar } from './bar-table.tsx';
import { DailyMail } from './daily-mail.tsx';
import { NowFigures } from './now-figures.tsx';
import { PeriodSection } from './period-section.tsx';
import styles from './overview.module.css';

/** How often the numbers are asked for anew, in milliseconds. */
const interval = 60_000;

const tones: Partial<Record<string, Bar['tone']>> = {
  confirmed: 'success',
  completed: 'success',
  pending: 'warning',
  action_required: 'warning',
  cancelled: 'danger',
};

const names: Partial<Record<string, string>> = bookingMessages.statuses;

function statusBars({ bookings }: Overview): Bar[] {
  return bookings.byStatus.map(({ status, count, isMinimum }) => ({
    key: status,
    name: (
      <Link href={`/bookings?status=${encodeURIComponent(status)}`}>{names[status] ?? status}</Link>
    ),
    count,
    isMinimum,
    tone: tones[status] ?? 'primary',
  }));
}

/** Services are edited by editors; others read what was opened. */
function viewBars({ views }: Overview, isEditor: boolean): Bar[] {
  return views.map(({ _id, title, views: count }) => {
    const name = title || overviewMessages.nameless;
    const href = `/catalogue/services/${encodeURIComponent(_id)}`;
    return { key: _id, name: isEditor ? <Link href={href}>{name}</Link> : name, count };
  });
}

/** How things stand: what wants somebody now, and how it has gone. */
export function OverviewPage() {
  const mayCall = useMayCall();
  const { data, isError, isFetching, fulfilledTimeStamp, refetch } = useStaffOverviewGetQuery(
    undefined,
    {
      refetchOnMountOrArgChange: true,
      pollingInterval: interval,
    },
  );
  if (!data) {
    return (
      <Page title={overviewMessages.title}>
        {isError ? (
          <ErrorState title={overviewMessages.failed}>
            <Button onClick={() => void refetch()}>{overviewMessages.tryAgain}</Button>
          </ErrorState>
        ) : (
          <Loading label={overviewMessages.loading} />
        )}
      </Page>
    );
  }
  const time = shortMoment(new Date(fulfilledTimeStamp ?? 0).toISOString());
  return (
    <Page
      title={overviewMessages.title}
      actions={
        <>
          <p className={styles.asOf} role="status">
            {isError ? overviewMessages.notRefreshed : overviewMessages.asOf(time)}
          </p>
          <Button emphasis="secondary" busy={isFetching} onClick={() => void refetch()}>
            {overviewMessages.refresh}
          </Button>
        </>
      }
    >
      <NowFigures overview={data} />
      <PeriodSection today={data.today} interval={interval} />
      <div className={styles.columns}>
        <BarTable
          title={overviewMessages.byStatus}
          nameHeader={overviewMessages.status}
          countHeader={overviewMessages.bookings}
          bars={statusBars(data)}
          empty={overviewMessages.noBookings}
        />
        <BarTable
          title={overviewMessages.views}
          text={overviewMessages.viewsText}
          nameHeader={overviewMessages.service}
          countHeader={overviewMessages.opened}
          bars={viewBars(data, mayCall(staffServiceEndpoints.get.access))}
          empty={overviewMessages.noViews}
        />
      </div>
      <DailyMail />
    </Page>
  );
}
