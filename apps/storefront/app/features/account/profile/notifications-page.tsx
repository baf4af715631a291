import {
  useNotificationsMarkAllReadMutation,
  useNotificationsMarkReadMutation,
  useNotificationsListQuery,
  type Failure,
} from '@pothik/api-client/rtk-query';
import type { Notification } from '@pothik/contract';
import { Badge, Button, EmptyState, ErrorState, Link, Loading, useToast } from '@pothik/ui';
import { useAccountMessages } from '../../../messages/account.ts';
import { useFrameMessages } from '../../../messages/frame.ts';
import { Written } from '../../../shared/written.tsx';
import styles from '../account.module.css';
import { RequireAccount } from '../session/require-account.tsx';
import { safePath } from '../../../shared/safe-path.ts';

function Item({ notification }: { notification: Notification }) {
  const { notifications } = useAccountMessages();
  const { _id, title, body, link, read, createdAt } = notification;
  const [markRead] = useNotificationsMarkReadMutation();
  const toasts = useToast();
  const handleOpen = () => {
    if (read) return;
    void markRead({ id: _id }).then(({ error }) => {
      if (error) toasts.add(notifications.markFailed, 'error');
    });
  };
  return (
    <li className={styles.notification}>
      <div className={styles.row}>
        <h2>
          <Written>{title}</Written>
        </h2>
        {read ? null : <Badge>{notifications.unread}</Badge>}
      </div>
      {body ? (
        <p>
          <Written>{body}</Written>
        </p>
      ) : null}
      <div className={styles.row}>
        {createdAt ? (
          <time className={styles.quiet} dateTime={createdAt}>
            {notifications.formats.moment(createdAt)}
          </time>
        ) : null}
        {link ? (
          <Link
            href={safePath(link)}
            aria-label={`${notifications.open}: ${title}`}
            onClick={handleOpen}
          >
            {notifications.open}
          </Link>
        ) : null}
      </div>
    </li>
  );
}

function List() {
  const { notifications } = useAccountMessages();
  const { loading } = useFrameMessages();
  const { data, error, isFetching, refetch } = useNotificationsListQuery();
  const [markAll, { isLoading }] = useNotificationsMarkAllReadMutation();
  const toasts = useToast();
  if (!data) {
    if (isFetching || !error) return <Loading label={loading} />;
    return (
      <ErrorState title={(error as Failure).message || notifications.failed}>
        <Button onClick={() => void refetch()}>{notifications.retry}</Button>
      </ErrorState>
    );
  }
  if (data.notifications.length === 0) {
    return <EmptyState title={notifications.empty} text={notifications.emptyText} />;
  }
  const hasUnread = data.notifications.some(({ read }) => !read);
  const handleMarkAll = async () => {
    const { error: failure } = await markAll();
    if (failure) toasts.add(notifications.markAllFailed, 'error');
  };
  return (
    <>
      {hasUnread ? (
        <div className={styles.row}>
          <Button emphasis="secondary" busy={isLoading} onClick={() => void handleMarkAll()}>
            {notifications.readAll}
          </Button>
        </div>
      ) : null}
      <ul className={styles.notifications}>
        {data.notifications.map((notification) => (
          <Item key={notification._id} notification={notification} />
        ))}
      </ul>
    </>
  );
}

/** What happened to the person's things, the newest first. */
export function NotificationsPage() {
  const { notifications } = useAccountMessages();
  return (
    <RequireAccount title={notifications.title}>
      <main id="content" className={`${styles.page ?? ''} ${styles.wide ?? ''}`}>
        <div className={styles.head}>
          <h1>{notifications.title}</h1>
        </div>
        <List />
      </main>
    </RequireAccount>
  );
}
