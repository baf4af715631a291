import {
  useStaffJobsDiscardMutation,
  useStaffJobsListQuery,
  useStaffJobsRetryMutation,
  type Failure,
} from '@pothik/api-client/rtk-query';
import type { FailedJob } from '@pothik/contract';
import { Button, ConfirmDialog, DataTable, useToast, type DataColumn } from '@pothik/ui';
import { useState } from 'react';
import { formats } from '../../messages/formats.ts';
import { settingsMessages } from '../../messages/settings.ts';
import { toMoment } from '../../shared/moments.ts';
import styles from './settings.module.css';
import { LoadFailed } from '../../shared/page/load-failed.tsx';

const { jobs: words } = settingsMessages;
const kinds: Record<string, string> = words.kinds;

/** The kind of work in words; a server may know kinds that this console does not. */
const kindOf = ({ kind }: FailedJob) => kinds[kind] ?? kind;

function Actions({ job, onDiscard }: { job: FailedJob; onDiscard: () => void }) {
  const [retry, { isLoading }] = useStaffJobsRetryMutation();
  const toasts = useToast();
  const tryAgain = async () => {
    const { error } = await retry({ id: job._id });
    // Somebody else was faster: the list tells.
    if (!error || (error as Failure).status === 404) toasts.add(words.retried, 'success');
    else toasts.add(words.failed, 'error');
  };
  return (
    <span className={styles.actions}>
      <Button
        emphasis="secondary"
        busy={isLoading}
        aria-label={words.retryOf(kindOf(job))}
        onClick={() => void tryAgain()}
      >
        {words.retry}
      </Button>
      <Button emphasis="quiet" aria-label={words.discardOf(kindOf(job))} onClick={onDiscard}>
        {words.discard}
      </Button>
    </span>
  );
}

/** Mails and other work that was tried as often as it may be; nothing where there is none. */
export function FailedJobs() {
  const { data, error, isFetching, refetch } = useStaffJobsListQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const [discard, { isLoading }] = useStaffJobsDiscardMutation();
  const [asked, setAsked] = useState<FailedJob>();
  const toasts = useToast();
  const drop = async ({ _id }: FailedJob) => {
    const { error: failed } = await discard({ id: _id });
    setAsked(undefined);
    if (!failed || (failed as Failure).status === 404) toasts.add(words.discarded, 'success');
    else toasts.add(words.failed, 'error');
  };
  const columns: DataColumn<FailedJob>[] = [
    { key: 'kind', header: words.columns.kind, isRowHeader: true, cell: kindOf },
    {
      key: 'reason',
      header: words.columns.reason,
      // Whoever mends it reads the words of the other server.
      cell: ({ reason }) => <span lang="en">{reason}</span>,
    },
    {
      key: 'attempts',
      header: words.columns.attempts,
      cell: ({ attempts }) => formats.count(attempts),
    },
    { key: 'failedAt', header: words.columns.failedAt, cell: ({ failedAt }) => toMoment(failedAt) },
    {
      key: 'actions',
      header: words.columns.actions,
      cell: (job) => <Actions job={job} onDiscard={() => setAsked(job)} />,
    },
  ];
  return (
    <section className={styles.section} aria-labelledby="failed-jobs">
      <h2 id="failed-jobs">{words.title}</h2>
      {error && !data ? <LoadFailed onRetry={refetch} /> : null}
      {data?.jobs.length === 0 ? <p>{words.none}</p> : null}
      {data && data.jobs.length > 0 ? (
        <>
          <p>{words.text}</p>
          <DataTable
            caption={words.table}
            columns={columns}
            rows={data.jobs}
            rowKey={({ _id }) => _id}
            busy={isFetching}
          />
        </>
      ) : null}
      <ConfirmDialog
        title={words.discardTitle}
        text={words.discardText}
        open={asked !== undefined}
        busy={isLoading}
        confirmLabel={words.discard}
        cancelLabel={words.keep}
        onConfirm={() => {
          if (asked) void drop(asked);
        }}
        onCancel={() => setAsked(undefined)}
      />
    </section>
  );
}
