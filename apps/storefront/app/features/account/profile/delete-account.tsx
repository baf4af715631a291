import { useUsersDeleteAccountMutation, type Failure } from '@pothik/api-client/rtk-query';
import type { User } from '@pothik/contract';
import { Button, PasswordField, useToast } from '@pothik/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useAccountMessages } from '../../../messages/account.ts';
import { forgetAllDrafts } from '../../../shared/draft-storage.ts';
import { sessionToken } from '../../../shared/session-token.ts';
import { useForm } from '../../../shared/use-form.ts';
import { FormAlert } from '../sign-in/account-form.tsx';
import styles from '../account.module.css';
import { toProblem } from '../form-problem.ts';
import { useRequired } from '../required.ts';
import { leaveAccount } from '../session/start-session.ts';

const fields = ['password'] as const;

function Confirm({ onCancel }: { onCancel: () => void }) {
  const messages = useAccountMessages();
  const { deletion } = messages;
  const [remove] = useUsersDeleteAccountMutation();
  const required = useRequired();
  const navigate = useNavigate();
  const toasts = useToast();

  const form = useForm({
    fields,
    check: (values) => required(values, fields),
    async send({ password }) {
      const { data, error } = await remove({ password });
      if (error) {
        const failure = error as Failure;
        if (failure.code === 'invalid_credentials')
          return { fields: { password: failure.message } };
        const words = { refused: deletion.failed, unexpected: messages.unexpected };
        return toProblem(failure, words, fields);
      }
      sessionToken.remove();
      toasts.add(data.message || deletion.done, 'success');
      void leaveAccount();
      await navigate('/');
      await forgetAllDrafts();
      return undefined;
    },
  });

  return (
    <form className={styles.form} aria-label={deletion.title} {...form.props}>
      <FormAlert message={form.message} />
      <PasswordField
        name="password"
        label={messages.fields.currentPassword}
        labels={messages.passwordToggle}
        autoComplete="current-password"
        required
        error={form.errors.password}
      />
      <div className={styles.row}>
        <Button type="submit" emphasis="danger" busy={form.busy}>
          {form.busy ? deletion.submitting : deletion.submit}
        </Button>
        <Button emphasis="secondary" onClick={onCancel}>
          {deletion.cancel}
        </Button>
      </div>
    </form>
  );
}

/** Ends the account; staff can't do it here. */
export function DeleteAccount({ user }: { user: User }) {
  const { deletion } = useAccountMessages();
  const [open, setOpen] = useState(false);
  if (user.role === 'admin') return null;
  return (
    <section className={styles.card} aria-labelledby="delete-account">
      <h2 id="delete-account">{deletion.title}</h2>
      <p className={styles.quiet}>{deletion.lead}</p>
      {open ? (
        <Confirm onCancel={() => setOpen(false)} />
      ) : (
        <div className={styles.row}>
          <Button emphasis="secondary" onClick={() => setOpen(true)}>
            {deletion.open}
          </Button>
        </div>
      )}
    </section>
  );
}
