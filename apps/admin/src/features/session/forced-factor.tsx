import { useAuthMeQuery } from '@pothik/api-client/rtk-query';
import { Button } from '@pothik/ui';
import { useState } from 'react';
import { frameMessages } from '../../messages/frame.ts';
import { secondFactorMessages } from '../../messages/second-factor.ts';
import { RecoveryCodes } from '../../shared/second-factor/recovery-codes.tsx';
import { SetUpFactor } from '../../shared/second-factor/set-up-factor.tsx';
import styles from './sign-in.module.css';

const { forced: words } = secondFactorMessages;

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
            <SetUpFactor onDone={setCodes} />
          </>
        )}
        <Button emphasis="quiet" onClick={onSignOut}>
          {frameMessages.session.signOut}
        </Button>
      </div>
    </main>
  );
}
