import { useAuthChangePasswordMutation, type Failure } from '@pothik/api-client/rtk-query';
import { checkNewPassword } from '@pothik/contract';
import { Button, PasswordField, useToast } from '@pothik/ui';
import { useState, type SubmitEvent } from 'react';
import { failureMessages } from '../../messages/failures.ts';
import { frameMessages } from '../../messages/frame.ts';
import { peopleMessages } from '../../messages/people.ts';
import styles from './people.module.css';

const { password: words } = peopleMessages;
const labels = {
  show: frameMessages.signIn.showPassword,
  hide: frameMessages.signIn.hidePassword,
};
const empty = { current: '', next: '', confirmation: '' };

/** Sets another password for the current user; every other place is signed out by it. */
export function PasswordForm({ onChanged }: { onChanged: () => void }) {
  const [fields, setFields] = useState(empty);
  const [isTried, setTried] = useState(false);
  const [change, { isLoading, error, reset }] = useAuthChangePasswordMutation();
  const toasts = useToast();
  const failure = error as Failure | undefined;
  const problem = checkNewPassword(fields.next, fields.confirmation);
  const isWrong = failure?.code === 'invalid_credentials';
  const refusal = failure?.fields?.newPassword;

  const save = async () => {
    const { error: failed } = await change({
      currentPassword: fields.current,
      newPassword: fields.next,
    });
    if (failed) return;
    setFields(empty);
    setTried(false);
    onChanged();
    toasts.add(words.changed, 'success');
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    if (fields.current !== '' && problem === undefined && !isLoading) void save();
  };
  const field = (name: keyof typeof empty) => ({
    label: words[name],
    labels,
    value: fields[name],
    onChange: ({ target }: { target: { value: string } }) => {
      reset();
      setFields({ ...fields, [name]: target.value });
    },
  });
  const missing = isTried && fields.current === '' ? words.currentMissing : undefined;
  return (
    <section className={styles.section} aria-labelledby="password">
      <h2 id="password">{words.title}</h2>
      <form className={styles.form} noValidate onSubmit={submit}>
        {failure && !isWrong && refusal === undefined ? (
          <p role="alert">{failure.serverMessage ?? words.failed}</p>
        ) : null}
        <PasswordField
          {...field('current')}
          autoComplete="current-password"
          error={isWrong ? failure.serverMessage : missing}
        />
        <PasswordField {...field('next')} autoComplete="new-password" error={refusal} />
        <PasswordField
          {...field('confirmation')}
          autoComplete="new-password"
          error={isTried && problem ? failureMessages.rules[problem] : undefined}
        />
        <div>
          <Button type="submit" busy={isLoading}>
            {isLoading ? words.submitting : words.submit}
          </Button>
        </div>
      </form>
    </section>
  );
}
