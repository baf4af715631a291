import { useStaffAccountsInviteMutation, type Failure } from '@pothik/api-client/rtk-query';
import type { StaffRole } from '@pothik/contract';
import { Button, Modal, TextField, useToast } from '@pothik/ui';
import { useId, useState, type SubmitEvent } from 'react';
import { peopleMessages } from '../../messages/people.ts';
import styles from './people.module.css';
import { RoleField } from './role-field.tsx';

const { invitations: words } = peopleMessages;

const nobody: { name: string; email: string; role: StaffRole } = {
  name: '',
  email: '',
  role: 'agent',
};

/** Asks somebody to join the staff. What was typed stays while it is closed and opened again. */
export function InviteDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const [person, setPerson] = useState(nobody);
  const [invite, { isLoading, error, reset }] = useStaffAccountsInviteMutation();
  const toasts = useToast();
  const formId = useId();
  const failure = error as Failure | undefined;
  const close = () => {
    reset();
    onClose();
  };
  const send = async () => {
    const { data } = await invite(person);
    if (!data) return;
    setPerson(nobody);
    close();
    toasts.add(words.sent(data.invitation.email), 'success');
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isLoading) void send();
  };
  return (
    <Modal
      title={words.dialog}
      open={open}
      onClose={close}
      closeLabel={words.close}
      actions={
        <Button type="submit" form={formId} busy={isLoading}>
          {isLoading ? words.submitting : words.submit}
        </Button>
      }
    >
      <form id={formId} className={styles.form} noValidate onSubmit={submit}>
        {failure && !failure.fields && !isLoading ? (
          <p role="alert">{failure.serverMessage ?? words.failed}</p>
        ) : null}
        <TextField
          label={words.name}
          maxLength={120}
          value={person.name}
          error={failure?.fields?.name}
          onChange={({ target }) => setPerson({ ...person, name: target.value })}
        />
        <TextField
          label={words.email}
          type="email"
          maxLength={254}
          value={person.email}
          error={failure?.fields?.email}
          onChange={({ target }) => setPerson({ ...person, email: target.value })}
        />
        <RoleField
          label={words.role}
          value={person.role}
          onChange={(role) => setPerson({ ...person, role })}
        />
      </form>
    </Modal>
  );
}
