import type { Failure } from '@pothik/api-client/rtk-query';
import { Button, PasswordField, TextField } from '@pothik/ui';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { frameMessages } from '../../messages/frame.ts';
import { secondFactorMessages as words } from '../../messages/second-factor.ts';
import styles from './second-factor.module.css';

/** Which inputs prove who one is. */
interface Asked {
  password?: boolean;
  /** A code of the app; `any`: or a recovery code. */
  code?: 'app' | 'any';
}

interface ProofFormProps {
  asks: Asked;
  /** Takes the focus when it comes. */
  focuses?: boolean;
  submit: string;
  busy: boolean;
  error: unknown;
  onSubmit: (proof: { password: string; code: string }) => void;
  onCancel?: (() => void) | undefined;
}

const labels = {
  show: frameMessages.signIn.showPassword,
  hide: frameMessages.signIn.hidePassword,
};

/** Asks for the password, a code, or both, and says what is wrong with them. */
export function ProofForm({
  asks,
  focuses = false,
  submit,
  busy,
  error,
  onSubmit,
  onCancel,
}: ProofFormProps) {
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [isTried, setTried] = useState(false);
  const failure = error as Failure | undefined;
  const said = failure && !busy ? (failure.serverMessage ?? words.failed) : undefined;
  const isCode = failure?.code === 'second_factor_required' || failure?.fields?.code !== undefined;
  const isPassword = failure?.code === 'invalid_credentials';
  const noPassword = isTried && password === '' ? words.missing : undefined;
  const noCode = isTried && code.trim() === '' ? words.codeMissing : undefined;
  const form = useRef<HTMLFormElement>(null);
  // What was pressed to come here is gone.
  useEffect(() => {
    if (focuses) form.current?.querySelector('input')?.focus();
  }, [focuses]);
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    const isWhole = (!asks.password || password !== '') && (!asks.code || code.trim() !== '');
    if (isWhole && !busy) onSubmit({ password, code });
  };
  return (
    <form className={styles.form} noValidate ref={form} onSubmit={send}>
      {said !== undefined && !isCode && !isPassword ? <p role="alert">{said}</p> : null}
      {asks.password ? (
        <PasswordField
          label={words.password}
          labels={labels}
          autoComplete="current-password"
          value={password}
          error={noPassword ?? (isPassword ? said : undefined)}
          onChange={({ target }) => setPassword(target.value)}
        />
      ) : null}
      {asks.code ? (
        <TextField
          label={words.code}
          hint={asks.code === 'app' ? words.codeHint : words.anyCodeHint}
          autoComplete="one-time-code"
          inputMode={asks.code === 'app' ? 'numeric' : 'text'}
          maxLength={64}
          value={code}
          error={noCode ?? (isCode ? said : undefined)}
          onChange={({ target }) => setCode(target.value)}
        />
      ) : null}
      <div className={styles.buttons}>
        <Button type="submit" busy={busy}>
          {submit}
        </Button>
        {onCancel ? (
          <Button emphasis="quiet" onClick={onCancel}>
            {words.cancel}
          </Button>
        ) : null}
      </div>
    </form>
  );
}
