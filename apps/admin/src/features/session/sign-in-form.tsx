import { useAuthLoginMutation, type Failure } from '@pothik/api-client/rtk-query';
import { Button, PasswordField, TextField } from '@pothik/ui';
import type { SerializedError } from '@reduxjs/toolkit';
import { useId, useLayoutEffect, useRef, useState, type SubmitEvent } from 'react';
import { frameMessages } from '../../messages/frame.ts';
import { passkeyMessages } from '../../messages/passkeys.ts';
import { passkeyObstacle } from '../../shared/second-factor/ask-for-passkey.ts';
import { useAppDispatch } from '../../store/hooks.ts';
import { completeSignIn } from './complete-sign-in.ts';
import { writeSessionMark } from './session-mark.ts';
import styles from './sign-in.module.css';
import { usePasskeySignIn } from './use-passkey-sign-in.ts';

/** The message of a failed sign-in (Specification §8). Asking for a code is no failure. */
function failureText(error: Failure | SerializedError): string | undefined {
  const { failed, unexpected } = frameMessages.signIn;
  const isAsked = 'status' in error && error.code === 'second_factor_required';
  if (isAsked && error.fields?.code === undefined) return undefined;
  if ('serverMessage' in error && error.serverMessage) return error.serverMessage;
  return 'status' in error ? failed : unexpected;
}

const textOf = (form: FormData, name: string) => {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
};

/** Asks for the second factor of who has one. */
function CodeField() {
  const { signIn } = frameMessages;
  const field = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => field.current?.focus(), []);
  return (
    <TextField
      ref={field}
      label={signIn.code}
      hint={signIn.codeHint}
      name="code"
      autoComplete="one-time-code"
      maxLength={64}
      required
    />
  );
}

interface SignInFormProps {
  title: string;
  /** Why one has to sign in, until something else is wrong. */
  problem?: string | undefined;
  /** Of who was signed in before. */
  email?: string;
}

/** E-mail and password, or a passkey, and what is wrong with them. */
export function SignInForm({ title, problem, email }: SignInFormProps) {
  const { signIn } = frameMessages;
  const dispatch = useAppDispatch();
  const [login, { isLoading, error, reset }] = useAuthLoginMutation();
  const [asksCode, setAsksCode] = useState(false);
  const titleId = useId();
  const open = (userId: string) => {
    writeSessionMark(userId);
    dispatch(completeSignIn(userId));
  };
  const passkey = usePasskeySignIn(open);
  const isBusy = isLoading || passkey.isBusy;
  const failure = passkey.problem ?? (error ? failureText(error) : problem);
  const asked = asksCode ? (error as Failure | undefined)?.serverMessage : undefined;

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    passkey.forget();
    const form = new FormData(event.currentTarget);
    const code = textOf(form, 'code');
    const { data, error: refusal } = await login({
      email: textOf(form, 'email'),
      password: textOf(form, 'password'),
      ...(code === '' ? {} : { code }),
    });
    if (!data) {
      if ((refusal as Failure).code === 'second_factor_required') setAsksCode(true);
      return;
    }
    open(data.user._id);
  };

  return (
    <form
      className={styles.form}
      aria-labelledby={titleId}
      onSubmit={(event) => void submit(event)}
    >
      <h1 id={titleId}>{title}</h1>
      {failure && !isBusy ? (
        <p className={styles.failure} role="alert">
          {failure}
        </p>
      ) : null}
      <div className={styles.fields} hidden={asksCode}>
        <TextField
          label={signIn.email}
          name="email"
          type="email"
          autoComplete="username"
          defaultValue={email}
          required
        />
        <PasswordField
          label={signIn.password}
          name="password"
          autoComplete="current-password"
          required
          labels={{ show: signIn.showPassword, hide: signIn.hidePassword }}
        />
      </div>
      {asked !== undefined && asked !== failure ? <p>{asked}</p> : null}
      {asksCode ? <CodeField /> : null}
      <Button type="submit" disabled={isBusy}>
        {isLoading ? signIn.submitting : signIn.submit}
      </Button>
      {passkeyObstacle() ? null : (
        <Button emphasis="secondary" disabled={isBusy} onClick={() => void passkey.signIn()}>
          {passkey.isBusy ? passkeyMessages.signingIn : passkeyMessages.signIn}
        </Button>
      )}
      {asksCode ? (
        <Button
          emphasis="quiet"
          onClick={() => {
            reset();
            passkey.forget();
            setAsksCode(false);
          }}
        >
          {signIn.back}
        </Button>
      ) : null}
    </form>
  );
}
