import { useAuthVerifyEmailMutation, type Failure } from '@pothik/api-client/rtk-query';
import { Button, Link, PasswordField } from '@pothik/ui';
import { useEffect, useRef } from 'react';
import { useAccountMessages } from '../../../messages/account.ts';
import { PageMeta } from '../../../shared/page-meta.tsx';
import { useForm } from '../../../shared/use-form.ts';
import { AccountPage, FormAlert } from '../sign-in/account-form.tsx';
import styles from '../account.module.css';
import { toProblem } from '../form-problem.ts';
import { useRequired } from '../required.ts';

const fields = ['password'] as const;

/** Confirms the address of an account that is not signed in here. */
export function ConfirmWithPassword({
  token,
  onDone,
}: {
  /** Of the link in the mail. */
  token: string;
  /** Called with what the server says to it. */
  onDone: (message: string) => void;
}) {
  const messages = useAccountMessages();
  const { confirm } = messages;
  const [verify] = useAuthVerifyEmailMutation();
  const required = useRequired();
  const box = useRef<HTMLFormElement>(null);
  // The button that was pressed is gone.
  useEffect(() => {
    const control = box.current?.elements.namedItem('password');
    if (control instanceof HTMLElement) control.focus();
  }, []);

  const form = useForm({
    name: 'confirm',
    fields,
    check: (values) => required(values, fields),
    async send({ password }) {
      const { data, error } = await verify({ token, password });
      if (error) {
        const failure = error as Failure;
        if (failure.code === 'invalid_credentials') {
          return { fields: { password: failure.message } };
        }
        return toProblem(failure, { refused: confirm.failed, unexpected: messages.unexpected });
      }
      onDone(data.message);
      return undefined;
    },
  });

  return (
    <AccountPage title={confirm.title} lead={confirm.lead}>
      <PageMeta title={confirm.title} canonical="/verify-email" noIndex />
      <form ref={box} className={styles.form} aria-label={confirm.title} {...form.props}>
        <FormAlert message={form.message} />
        <PasswordField
          name="password"
          label={messages.fields.password}
          labels={messages.passwordToggle}
          autoComplete="current-password"
          required
          error={form.errors.password}
        />
        <Button type="submit" busy={form.busy}>
          {form.busy ? confirm.submitting : confirm.submit}
        </Button>
        <Link href={`/not-my-account?token=${encodeURIComponent(token)}`}>{confirm.notMine}</Link>
      </form>
    </AccountPage>
  );
}
