import { useAuthLoginMutation, type Failure } from '@pothik/api-client/rtk-query';
import { Button, PasswordField, TextField } from '@pothik/ui';
import type { SerializedError } from '@reduxjs/toolkit';
import { useId, type SubmitEvent } from 'react';
import { frameMessages } from '../../messages/frame.ts';
import { useAppDispatch } from '../../store/hooks.ts';
import { sessionOpened } from './session-slice.ts';
import styles from './sign-in.module.css';

/** What is said of a failed sign-in (Specification §8). */
function failureText(error: Failure | SerializedError): string {
  const { failed, unexpected } = frameMessages.signIn;
  if ('serverMessage' in error && error.serverMessage) return error.serverMessage;
  return 'status' in error ? failed : unexpected;
}

const textOf = (form: FormData, name: string) => {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
};

/** The way into the console. */
export function SignIn({ problem }: { problem?: string }) {
  const { signIn } = frameMessages;
  const dispatch = useAppDispatch();
  const [login, { isLoading, error }] = useAuthLoginMutation();
  const titleId = useId();
  const failure = error ? failureText(error) : problem;

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const answer = await login({
      email: textOf(form, 'email'),
      password: textOf(form, 'password'),
    });
    if ('data' in answer) dispatch(sessionOpened());
  };

  return (
    <main className={styles.page}>
      <title>{signIn.title}</title>
      <form
        className={styles.form}
        aria-labelledby={titleId}
        onSubmit={(event) => void submit(event)}
      >
        <h1 id={titleId}>{signIn.title}</h1>
        {failure && !isLoading ? (
          <p className={styles.failure} role="alert">
            {failure}
          </p>
        ) : null}
        <TextField
          label={signIn.email}
          name="email"
          type="email"
          autoComplete="username"
          required
        />
        <PasswordField
          label={signIn.password}
          name="password"
          autoComplete="current-password"
          required
          labels={{ show: signIn.showPassword, hide: signIn.hidePassword }}
        />
        <Button type="submit" disabled={isLoading}>
          {isLoading ? signIn.submitting : signIn.submit}
        </Button>
      </form>
    </main>
  );
}
