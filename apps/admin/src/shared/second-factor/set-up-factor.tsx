import {
  useStaffFactorsBeginMutation,
  useStaffFactorsConfirmMutation,
} from '@pothik/api-client/rtk-query';
import { useEffect, useRef } from 'react';
import { secondFactorMessages as words } from '../../messages/second-factor.ts';
import { ProofForm } from './proof-form.tsx';
import { QrCode } from './qr-code.tsx';
import { useOwnFactors } from './use-own-factors.ts';
import styles from './second-factor.module.css';

/** In groups, as one types it. */
const inGroups = (secret: string) => (secret.match(/.{1,4}/g) ?? []).join(' ');

/** What to do with the picture. It takes the focus: what had it is gone. */
function Scan() {
  const text = useRef<HTMLParagraphElement>(null);
  useEffect(() => text.current?.focus(), []);
  return (
    <p ref={text} tabIndex={-1}>
      {words.scan.text}
    </p>
  );
}

interface SetUpFactorProps {
  /** It counts from now on; these are its recovery codes, where there were none before. */
  onDone: (recoveryCodes: readonly string[]) => void;
  onCancel?: () => void;
}

/** The way to an app: the password, with a passkey where there is one, then the app's first code. */
export function SetUpFactor({ onDone, onCancel }: SetUpFactorProps) {
  const [begin, { data: begun, isLoading: isBeginning, error: beginError }] =
    useStaffFactorsBeginMutation();
  const [confirm, { isLoading, error }] = useStaffFactorsConfirmMutation();
  const { proof } = useOwnFactors();
  if (!begun) {
    return (
      <ProofForm
        asks={proof}
        focuses
        submit={words.next}
        busy={isBeginning}
        error={beginError}
        onSubmit={(given) => void begin(given)}
        onCancel={onCancel}
      />
    );
  }
  const finish = async (code: string) => {
    const { data } = await confirm({ code });
    if (data) onDone(data.recoveryCodes);
  };
  return (
    <div className={styles.part}>
      <Scan />
      <QrCode text={begun.uri} label={words.scan.picture} />
      <p>
        <span>{words.scan.secret}</span>{' '}
        <span className={styles.secret}>{inGroups(begun.secret)}</span>
      </p>
      <p>
        <a href={begun.uri}>{words.scan.open}</a>
      </p>
      <ProofForm
        asks={{ code: 'app' }}
        submit={words.scan.submit}
        busy={isLoading}
        error={error}
        onSubmit={({ code = '' }) => void finish(code)}
        onCancel={onCancel}
      />
    </div>
  );
}
