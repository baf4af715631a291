import {
  useAuthChangePasswordMutation,
  useAuthForgotPasswordMutation,
  type Failure,
} from '@pothik/api-client/rtk-query';
import type { User } from '@pothik/contract';
import { Button, PasswordField, useToast } from '@pothik/ui';
import { useAccountMessages } from '../../../messages/account.ts';
import { useRules } from '../../../messages/rules.ts';
import { saidOr } from '../../../shared/said-or.ts';
import { useForm } from '../../../shared/use-form.ts';
import { FormAlert } from '../sign-in/account-form.tsx';
import styles from '../account.module.css';
import { toProblem } from '../form-problem.ts';
import { checkTypedTwice, NewPasswordFields } from './new-password.tsx';
import { useRequired } from '../required.ts';

const passwords = ['newPassword', 'confirmNewPassword'] as const;
const fields = ['currentPassword', ...passwords] as const;

function Change({ user }: { user: User }) {
  const messages = useAccountMessages();
  const { password, fields: labels } = messages;
  const [change] = useAuthChangePasswordMutation();
  const toasts = useToast();
  const required = useRequired();
  const rules = useRules();

  const form = useForm({
    name: 'password',
    fields,
    check(values) {
      const missing = required(values, fields);
      if (Object.keys(missing).length > 0) return missing;
      return checkTypedTwice(values, passwords, rules);
    },
    async send({ currentPassword, newPassword }, element) {
      const { data, error } = await change({ currentPassword, newPassword });
      if (error) {
        const failure = error as Failure;
        if (failure.code === 'invalid_credentials') {
          return { fields: { currentPassword: failure.message } };
        }
        const words = { refused: password.failed, unexpected: messages.unexpected };
        return toProblem(failure, words, fields);
      }
      toasts.add(saidOr(data.message, messages.reset.done), 'success');
      element.reset();
      return undefined;
    },
  });

  return (
    <form className={styles.form} aria-label={password.title} {...form.props}>
      <FormAlert message={form.message} />
      {/* For password managers: whose password it is. */}
      <input
        className={styles.hidden}
        type="email"
        autoComplete="username"
        value={user.email}
        readOnly
        tabIndex={-1}
        aria-hidden
      />
      <PasswordField
        name="currentPassword"
        label={labels.currentPassword}
        labels={messages.passwordToggle}
        autoComplete="current-password"
        required
        error={form.errors.currentPassword}
      />
      <NewPasswordFields names={passwords} errors={form.errors} />
      <div className={styles.row}>
        <Button type="submit" emphasis="secondary" busy={form.busy}>
          {form.busy ? password.submitting : password.submit}
        </Button>
      </div>
    </form>
  );
}

function AskForOne({ email }: { email: string }) {
  const { forgot, password, unexpected } = useAccountMessages();
  const [send, { isLoading }] = useAuthForgotPasswordMutation();
  const toasts = useToast();
  const ask = async () => {
    const { data, error } = await send({ email });
    if (error) toasts.add((error as Failure).serverMessage ?? unexpected, 'error');
    else toasts.add(saidOr(data.message, forgot.sentTitle), 'success');
  };
  return (
    <>
      <p>{password.none}</p>
      <div className={styles.row}>
        <Button emphasis="secondary" busy={isLoading} onClick={() => void ask()}>
          {password.ask}
        </Button>
      </div>
    </>
  );
}

/** Changes the password; who signs in with Google can ask for one. */
export function PasswordForm({ user }: { user: User }) {
  const { password } = useAccountMessages();
  return (
    <section className={styles.card} aria-labelledby="change-password">
      <h2 id="change-password">{password.title}</h2>
      {user.hasPassword === false ? (
        <AskForOne email={user.email} />
      ) : (
        <>
          <p className={styles.quiet}>{password.lead}</p>
          <Change user={user} />
        </>
      )}
    </section>
  );
}
