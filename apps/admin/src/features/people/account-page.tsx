import {
  useStaffAccountsEndSessionsMutation,
  useStaffAccountsListSessionsQuery,
  useStaffAccountsListQuery,
  useStaffAccountsUpdateMutation,
  type Failure,
} from '@pothik/api-client/rtk-query';
import type { StaffAccount } from '@pothik/contract';
import { Button, ConfirmDialog, Link, LinkButton, Loading, useToast } from '@pothik/ui';
import { useState } from 'react';
import { Controller } from 'react-hook-form';
import { useParams } from 'react-router';
import { editingMessages } from '../../messages/editing.ts';
import { peopleMessages } from '../../messages/people.ts';
import { toMoment } from '../../shared/moments.ts';
import { EmailAddress } from '../../shared/page/email-address.tsx';
import { NotLoaded } from '../../shared/page/not-loaded.tsx';
import { OvertakenNotice } from '../../shared/editing/overtaken-notice.tsx';
import { Page } from '../../shared/page/page.tsx';
import { useSession } from '../../shared/session-context.ts';
import { useVersionedForm } from '../../shared/editing/use-versioned-form.ts';
import styles from './people.module.css';
import { RoleField } from './role-field.tsx';
import { SecondFactorReset } from './second-factor-reset.tsx';
import { SessionList } from './session-list.tsx';

const { account: words, roles, sessions: sessionWords } = peopleMessages;

/** Tells why a change was refused; who was overtaken is told beside the form. */
function useRefusal() {
  const toasts = useToast();
  return (error: unknown) => {
    const { code, serverMessage } = error as Failure;
    if (code !== 'version_conflict') toasts.add(serverMessage ?? editingMessages.failed, 'error');
  };
}

function RoleForm({ account }: { account: StaffAccount }) {
  const writing = useVersionedForm({ role: account.role }, account.version);
  const [update, { isLoading }] = useStaffAccountsUpdateMutation();
  const toasts = useToast();
  const refuse = useRefusal();
  const submit = writing.submit(async ({ role }) => {
    if (isLoading || writing.isOvertaken) return;
    const { data, error } = await update({ id: account._id, role, version: writing.seen });
    if (!data) {
      refuse(error);
      return;
    }
    writing.settle({ role }, data.account.version);
    toasts.add(words.changed(account.name, roles[role]), 'success');
  });
  return (
    <section className={styles.section} aria-labelledby="role">
      <h2 id="role">{words.may}</h2>
      {writing.isOvertaken ? (
        <OvertakenNotice onStore={writing.keep} onDrop={writing.drop}>
          <p>{words.now(roles[account.role], account.deactivatedAt === undefined)}</p>
        </OvertakenNotice>
      ) : null}
      <form className={styles.form} noValidate onSubmit={submit}>
        <Controller
          control={writing.form.control}
          name="role"
          render={({ field: { value, onChange } }) => (
            <RoleField label={words.role} value={value} onChange={onChange} />
          )}
        />
        <div>
          <Button type="submit" busy={isLoading} disabled={writing.isOvertaken || !writing.isBegun}>
            {words.save}
          </Button>
        </div>
      </form>
    </section>
  );
}

function Access({ account }: { account: StaffAccount }) {
  const { _id: id, name, deactivatedAt, version } = account;
  const [update, { isLoading }] = useStaffAccountsUpdateMutation();
  // The version that the question was asked about.
  const [asked, setAsked] = useState<number>();
  const [isOvertaken, setOvertaken] = useState(false);
  const toasts = useToast();
  const refuse = useRefusal();
  const set = async (isActive: boolean, seen: number) => {
    const { error } = await update({ id, isActive, version: seen });
    setAsked(undefined);
    setOvertaken((error as Failure | undefined)?.code === 'version_conflict');
    if (error) refuse(error);
    else toasts.add(isActive ? words.reactivated(name) : words.deactivated(name), 'success');
  };
  const isActive = deactivatedAt === undefined;
  return (
    <section className={styles.section} aria-labelledby="access">
      <h2 id="access">{words.state}</h2>
      {isOvertaken ? (
        <OvertakenNotice
          onStore={() => {
            setOvertaken(false);
            if (isActive) setAsked(version);
          }}
          onDrop={() => setOvertaken(false)}
        >
          <p>{words.now(roles[account.role], isActive)}</p>
        </OvertakenNotice>
      ) : null}
      <p>{isActive ? words.activeText : words.inactiveText(toMoment(deactivatedAt))}</p>
      <div>
        {isActive ? (
          <Button emphasis="secondary" onClick={() => setAsked(version)}>
            {words.deactivate}
          </Button>
        ) : (
          <Button emphasis="secondary" busy={isLoading} onClick={() => void set(true, version)}>
            {words.reactivate}
          </Button>
        )}
      </div>
      <ConfirmDialog
        title={words.deactivateTitle(name)}
        text={words.deactivateText}
        open={asked !== undefined}
        busy={isLoading}
        confirmLabel={words.deactivate}
        cancelLabel={words.keep}
        onConfirm={() => {
          if (asked !== undefined) void set(false, asked);
        }}
        onCancel={() => setAsked(undefined)}
      />
    </section>
  );
}

function Sessions({ account: { _id: id } }: { account: StaffAccount }) {
  const { currentData } = useStaffAccountsListSessionsQuery(
    { id },
    { refetchOnMountOrArgChange: true },
  );
  const [endAll, { isLoading }] = useStaffAccountsEndSessionsMutation();
  const toasts = useToast();
  const signOut = async () => {
    const { error } = await endAll({ id });
    if (error) toasts.add(sessionWords.failed, 'error');
    else toasts.add(sessionWords.endedAll, 'success');
  };
  return (
    <section className={styles.section} aria-labelledby="sessions">
      <h2 id="sessions">{sessionWords.of}</h2>
      {currentData ? (
        <SessionList sessions={currentData.sessions} />
      ) : (
        <Loading label={editingMessages.loading} />
      )}
      {currentData && currentData.sessions.length > 1 ? (
        <div>
          <Button emphasis="secondary" busy={isLoading} onClick={() => void signOut()}>
            {sessionWords.endAll}
          </Button>
        </div>
      ) : null}
    </section>
  );
}

/** One of the staff: what they may do, and where they are signed in. */
export function AccountPage() {
  const { id = '' } = useParams();
  const { user } = useSession();
  const { data, error, refetch } = useStaffAccountsListQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const account = data?.staff.find(({ _id }) => _id === id);
  const back = (
    <LinkButton emphasis="quiet" href="/people/staff">
      {words.back}
    </LinkButton>
  );
  if (!account) {
    return (
      <NotLoaded
        title={peopleMessages.staff}
        error={data ? { name: 'HttpError', message: '', status: 404 } : error}
        onRetry={() => void refetch()}
        back={back}
      />
    );
  }
  return (
    <Page title={account.name} actions={back}>
      <p className={styles.soft}>
        <EmailAddress>{account.email}</EmailAddress>
        {' · '}
        <Link href={`/people/log?staffId=${encodeURIComponent(account._id)}`}>{words.deeds}</Link>
      </p>
      {account._id === user._id ? (
        <div className={styles.section}>
          <p>{words.own}</p>
          <Link href="/sessions">{sessionWords.title}</Link>
        </div>
      ) : (
        <div className={styles.columns}>
          <div className={styles.column}>
            <RoleForm key={`role of ${account._id}`} account={account} />
            <Access key={`access of ${account._id}`} account={account} />
            <SecondFactorReset account={account} />
          </div>
          <Sessions account={account} />
        </div>
      )}
    </Page>
  );
}
