import { useStaffPasskeysBeginProofMutation, type Failure } from '@pothik/api-client/rtk-query';
import { Button, PasswordField, TextField, type Elements } from '@pothik/ui';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { frameMessages } from '../../messages/frame.ts';
import { passkeyMessages } from '../../messages/passkeys.ts';
import { secondFactorMessages as words } from '../../messages/second-factor.ts';
import { signWithPasskey, type Assertion } from './ask-for-passkey.ts';
import styles from './second-factor.module.css';

/** Which inputs prove who one is. */
export interface Asked {
  password?: boolean;
  /** A code of the app; `any`: or a recovery code; `recovery`: such a one alone. */
  code?: 'app' | 'any' | 'recovery';
  /** A passkey will do in place of the code. */
  passkey?: boolean;
}

/** Inputs that prove who one is, as they were given. */
export interface Proof {
  password: string;
  code?: string;
  passkey?: Assertion;
}

const hints = {
  app: words.codeHint,
  any: words.anyCodeHint,
  recovery: words.recoveryCodeHint,
};

interface ProofFormProps {
  asks: Asked;
  /** Takes the focus when it comes. */
  focuses?: boolean;
  submit: string;
  busy: boolean;
  error: unknown;
  /** Told of each press, whether all is there or not: further inputs say then what they miss. */
  onTry?: () => void;
  onSubmit: (proof: Proof) => void;
  onCancel?: (() => void) | undefined;
  /** Further inputs, above the others. */
  children?: Elements;
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
  onTry,
  onSubmit,
  onCancel,
  children,
}: ProofFormProps) {
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [isTried, setTried] = useState<'code' | 'passkey'>();
  const [isAsking, setAsking] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [beginProof] = useStaffPasskeysBeginProofMutation();
  const failure = error as Failure | undefined;
  const said = failure && !busy ? (failure.serverMessage ?? words.failed) : undefined;
  const isCode = failure?.code === 'second_factor_required' || failure?.fields?.code !== undefined;
  const isPassword = failure?.code === 'invalid_credentials' && isTried !== 'passkey';
  const noPassword = isTried && password === '' ? words.missing : undefined;
  const noCode = isTried === 'code' && code.trim() === '' ? words.codeMissing : undefined;
  const wrong = problem ?? (isCode || isPassword ? undefined : said);
  const form = useRef<HTMLFormElement>(null);
  // What was pressed to come here is gone.
  useEffect(() => {
    if (focuses) form.current?.querySelector('input')?.focus();
  }, [focuses]);
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried('code');
    onTry?.();
    setProblem(undefined);
    const isWhole = (!asks.password || password !== '') && (!asks.code || code.trim() !== '');
    if (isWhole && !busy) onSubmit({ password, ...(asks.code ? { code } : {}) });
  };
  const sendPasskey = async () => {
    setTried('passkey');
    onTry?.();
    setProblem(undefined);
    if (password === '' || busy || isAsking) return;
    setAsking(true);
    const { data, error: refusal } = await beginProof();
    const asked = data ? await signWithPasskey(data.options) : {};
    setAsking(false);
    if (asked.passkey) onSubmit({ password, passkey: asked.passkey });
    else if (asked.problem !== undefined) setProblem(asked.problem);
    else if (refusal) setProblem((refusal as Failure).serverMessage ?? words.failed);
  };
  return (
    <form className={styles.form} noValidate ref={form} onSubmit={send}>
      {wrong === undefined ? null : <p role="alert">{wrong}</p>}
      {children}
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
          hint={hints[asks.code]}
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
        {asks.passkey ? (
          <Button emphasis="secondary" busy={isAsking} onClick={() => void sendPasskey()}>
            {passkeyMessages.prove}
          </Button>
        ) : null}
        {onCancel ? (
          <Button emphasis="quiet" onClick={onCancel}>
            {words.cancel}
          </Button>
        ) : null}
      </div>
    </form>
  );
}
