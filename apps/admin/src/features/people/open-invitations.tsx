import {
  useStaffAccountsResendInvitationMutation,
  useStaffAccountsRevokeInvitationMutation,
  useStaffAccountsListInvitationsQuery,
  type Failure,
} from '@pothik/api-client/rtk-query';
import type { StaffInvitation } from '@pothik/contract';
import { Button, Chip, ConfirmDialog, Loading, useToast } from '@pothik/ui';
import { useState } from 'react';
import { editingMessages } from '../../messages/editing.ts';
import { peopleMessages } from '../../messages/people.ts';
import { toMoment } from '../../shared/moments.ts';
import { EmailAddress } from '../../shared/page/email-address.tsx';
import styles from './people.module.css';
import { LoadFailed } from '../../shared/page/load-failed.tsx';

const { invitations: words, roles } = peopleMessages;

function Invitation({
  invitation: { _id, name, email, role, expiresAt },
  now,
  onRevoke,
}: {
  invitation: StaffInvitation;
  /** When the list was loaded, in milliseconds. */
  now: number;
  onRevoke: () => void;
}) {
  const [resend, { isLoading }] = useStaffAccountsResendInvitationMutation();
  const toasts = useToast();
  const sendAgain = async () => {
    const { error } = await resend({ id: _id });
    if (!error) toasts.add(words.sent(email), 'success');
    else toasts.add((error as Failure).serverMessage ?? words.failed, 'error');
  };
  const isExpired = Date.parse(expiresAt) <= now;
  return (
    <li>
      <span className={styles.what}>
        <strong>{name}</strong>
        <span>
          <EmailAddress>{email}</EmailAddress>
        </span>
        <span className={styles.soft}>
          {isExpired ? words.expired : words.until(toMoment(expiresAt))}
        </span>
      </span>
      <span className={styles.buttons}>
        <Chip>{roles[role]}</Chip>
        <Button
          emphasis="secondary"
          aria-label={words.resendTo(email)}
          busy={isLoading}
          onClick={() => void sendAgain()}
        >
          {words.resend}
        </Button>
        <Button emphasis="quiet" aria-label={words.revokeOf(email)} onClick={onRevoke}>
          {words.revoke}
        </Button>
      </span>
    </li>
  );
}

/** Who was asked to join the staff and has not answered yet. */
export function OpenInvitations() {
  const {
    data,
    error,
    fulfilledTimeStamp = 0,
    refetch,
  } = useStaffAccountsListInvitationsQuery(undefined, { refetchOnMountOrArgChange: true });
  const [revoke, { isLoading }] = useStaffAccountsRevokeInvitationMutation();
  const [asked, setAsked] = useState<StaffInvitation>();
  const toasts = useToast();
  const takeBack = async ({ _id }: StaffInvitation) => {
    const { error: failed } = await revoke({ id: _id });
    setAsked(undefined);
    // Somebody else has taken it back, or it was accepted: the list tells.
    if (!failed || (failed as Failure).status === 404) toasts.add(words.revoked, 'success');
    else toasts.add(words.failed, 'error');
  };
  return (
    <section className={styles.section} aria-labelledby="invitations">
      <h2 id="invitations">{words.title}</h2>
      {error && !data ? <LoadFailed onRetry={refetch} /> : null}
      {!data && !error ? <Loading label={editingMessages.loading} /> : null}
      {data?.invitations.length === 0 ? <p>{words.none}</p> : null}
      <ul className={styles.lines}>
        {data?.invitations.map((invitation) => (
          <Invitation
            key={invitation._id}
            invitation={invitation}
            now={fulfilledTimeStamp}
            onRevoke={() => setAsked(invitation)}
          />
        ))}
      </ul>
      <ConfirmDialog
        title={words.revokeTitle}
        text={words.revokeText(asked?.email ?? '')}
        open={asked !== undefined}
        busy={isLoading}
        confirmLabel={words.revoke}
        cancelLabel={words.keep}
        onConfirm={() => {
          if (asked) void takeBack(asked);
        }}
        onCancel={() => setAsked(undefined)}
      />
    </section>
  );
}
