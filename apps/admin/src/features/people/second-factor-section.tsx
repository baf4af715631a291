import {
  useStaffFactorsRemoveMutation,
  useStaffFactorsRenewRecoveryCodesMutation,
} from '@pothik/api-client/rtk-query';
import { Button, Loading, useToast } from '@pothik/ui';
import { useState } from 'react';
import { editingMessages } from '../../messages/editing.ts';
import { secondFactorMessages as words } from '../../messages/second-factor.ts';
import { toMoment } from '../../shared/moments.ts';
import { ProofForm } from '../../shared/second-factor/proof-form.tsx';
import { RecoveryCodes } from '../../shared/second-factor/recovery-codes.tsx';
import { SetUpFactor } from '../../shared/second-factor/set-up-factor.tsx';
import { useOwnFactors } from '../../shared/second-factor/use-own-factors.ts';
import styles from './people.module.css';

/** The step that the current user is at with their second factor. */
type Step = 'nothing' | 'set-up' | 'renew' | 'remove';

function Content() {
  const { factors: data, hasPasskey, proof } = useOwnFactors();
  const [step, setStep] = useState<Step>('nothing');
  const [codes, setCodes] = useState<readonly string[]>();
  const [renew, renewing] = useStaffFactorsRenewRecoveryCodesMutation();
  const [remove, removing] = useStaffFactorsRemoveMutation();
  const toasts = useToast();
  if (!data) return <Loading label={editingMessages.loading} />;
  if (codes) return <RecoveryCodes codes={codes} onDone={() => setCodes(undefined)} />;

  const show = (next: Step) => {
    renewing.reset();
    removing.reset();
    setStep(next);
  };
  const cancel = () => show('nothing');
  const showCodes = (made: readonly string[]) => {
    if (made.length > 0) setCodes(made);
    show('nothing');
  };
  if (step === 'set-up') return <SetUpFactor onDone={showCodes} onCancel={cancel} />;
  if (step === 'renew') {
    return (
      <>
        <p>{words.renewText}</p>
        <ProofForm
          asks={proof}
          focuses
          submit={words.renew}
          busy={renewing.isLoading}
          error={renewing.error}
          onSubmit={(given) =>
            void renew(given).then(({ data: made }) => made && showCodes(made.recoveryCodes))
          }
          onCancel={cancel}
        />
      </>
    );
  }
  if (step === 'remove') {
    const removed = () => {
      toasts.add(words.removed, 'success');
      cancel();
    };
    return (
      <>
        <p>{words.removeText}</p>
        <ProofForm
          asks={proof}
          focuses
          submit={words.remove}
          busy={removing.isLoading}
          error={removing.error}
          onSubmit={(given) => void remove(given).then(({ data: done }) => done && removed())}
          onCancel={cancel}
        />
      </>
    );
  }
  const renewButton = (
    <Button emphasis="secondary" onClick={() => show('renew')}>
      {words.renew}
    </Button>
  );
  const demanded = data.isDemanded ? ` ${words.demanded}` : '';
  if (data.since === undefined) {
    return (
      <>
        <p>{(hasPasskey ? words.appBeside(data.recoveryCodesLeft) : words.none) + demanded}</p>
        <div className={styles.buttons}>
          <Button onClick={() => show('set-up')}>{words.setUp}</Button>
          {hasPasskey ? renewButton : null}
        </div>
      </>
    );
  }
  return (
    <>
      <p>{words.since(toMoment(data.since), data.recoveryCodesLeft) + demanded}</p>
      <div className={styles.buttons}>
        {renewButton}
        <Button emphasis="secondary" onClick={() => show('remove')}>
          {words.remove}
        </Button>
      </div>
    </>
  );
}

/** One's own app for codes: setting it up, removing it; and the recovery codes. */
export function SecondFactorSection() {
  return (
    <section className={styles.section} aria-labelledby="second-factor">
      <h2 id="second-factor">{words.title}</h2>
      <Content />
    </section>
  );
}
