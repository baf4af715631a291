import { useStaffAccountsListQuery } from '@pothik/api-client/rtk-query';
import type { StaffAccount } from '@pothik/contract';
import { Button, Chip, DataTable, Link, type DataColumn } from '@pothik/ui';
import { useState } from 'react';
import { peopleMessages } from '../../messages/people.ts';
import { toMoment } from '../../shared/moments.ts';
import { NotLoaded } from '../../shared/page/not-loaded.tsx';
import { Page } from '../../shared/page/page.tsx';
import { useSession } from '../../shared/session-context.ts';
import { InviteDialog } from './invite-dialog.tsx';
import { OpenInvitations } from './open-invitations.tsx';
import { PeopleAreas } from './people-areas.tsx';
import styles from './people.module.css';
import { SecondFactorRoles } from './second-factor-roles.tsx';

const { accounts, invitations, roles } = peopleMessages;

function Name({ account: { _id, name, deactivatedAt } }: { account: StaffAccount }) {
  const { user } = useSession();
  return (
    <span className={styles.name}>
      <Link href={`/people/staff/${encodeURIComponent(_id)}`}>{name}</Link>
      {_id === user._id ? <Chip>{accounts.you}</Chip> : null}
      {deactivatedAt === undefined ? null : <Chip>{accounts.deactivated}</Chip>}
    </span>
  );
}

const columns: DataColumn<StaffAccount>[] = [
  {
    key: 'name',
    header: accounts.columns.name,
    isRowHeader: true,
    cell: (account) => <Name account={account} />,
  },
  {
    key: 'email',
    header: accounts.columns.email,
    cell: ({ email }) => email,
  },
  { key: 'role', header: accounts.columns.role, cell: ({ role }) => roles[role] },
  {
    key: 'signedInAt',
    header: accounts.columns.signedIn,
    cell: ({ signedInAt }) => toMoment(signedInAt),
  },
];

/** Members of the staff and invitations to it. */
export function StaffPage() {
  const { data, error, isFetching, refetch } = useStaffAccountsListQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const [isInviting, setInviting] = useState(false);
  if (!data) {
    return <NotLoaded title={peopleMessages.title} error={error} onRetry={() => void refetch()} />;
  }
  return (
    <Page
      title={peopleMessages.title}
      actions={<Button onClick={() => setInviting(true)}>{invitations.add}</Button>}
    >
      <PeopleAreas />
      <DataTable
        caption={peopleMessages.staff}
        columns={columns}
        rows={data.staff}
        rowKey={({ _id }) => _id}
        busy={isFetching}
      />
      <OpenInvitations />
      <SecondFactorRoles />
      <InviteDialog open={isInviting} onClose={() => setInviting(false)} />
    </Page>
  );
}
