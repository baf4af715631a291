import { useAuthMeQuery } from '@pothik/api-client/rtk-query';
import { Button } from '@pothik/ui';
import { useState } from 'react';
import { frameMessages } from '../../messages/frame.ts';
import { passkeyMessages } from '../../messages/passkeys.ts';
import { secondFactorMessages } from '../../messages/second-factor.ts';
import { AddPasskey } from '../../shared/second-factor/add-passkey.tsx';
import { passkeyObstacle } from '../../shared/second-factor/ask-for-passkey.ts';
import { RecoveryCodes } from '../../shared/second-factor/recovery-codes.tsx';
import { SetUpFactor } from '../../shared/second-factor/set-up-factor.tsx';
import styles from './sign-in.module.css';

const { forced: words } = secondFactorMessages;

/** The choice between the kinds of second factor; the app alone where there can be no passkeys. */
function Choice({ onDone }: { onDone: (codes: readonly string[]) => void }) {
  const [kind, setKind] = useState<'app' | 'passkey'>();
  if (passkeyObstacle()) return <SetUpFactor onDone={onDone} />;
  const goBack = () => setKind(undefined);
  if (kind === 'app') return <SetUpFactor onDone={onDone} onCancel={goBack} />;
  if (kind === 'passkey') return <AddPasskey onDone={onDone} onCancel={goBack} />;
  return (
    <>
      <Button onClick={() => setKind('passkey')}>{passkeyMessages.add}</Button>
      <Button emphasis="secondary" onClick={() => setKind('app')}>
        {passkeyMessages.forced.app}
      </Button>
    </>
  );
}

/** Stands in the console's place until the second factor is there that one's role demands. */
export function ForcedFactor({ onSignOut }: { onSignOut: () => void }) {
  const [codes, setCodes] = useState<readonly string[]>();
  const { refetch } = useAuthMeQuery();
  return (
    <main className={styles.page}>
      <title>{words.title}</title>
      <div className={styles.form}>
        <h1>{words.title}</h1>
        {codes ? (
          <RecoveryCodes codes={codes} onDone={() => void refetch()} />
        ) : (
          <>
            <p>{words.text}</p>
            <Choice onDone={setCodes} />
          </>
        )}
        <Button emphasis="quiet" onClick={onSignOut}>
          {frameMessages.session.signOut}
        </Button>
      </div>
    </main>
  );
}
