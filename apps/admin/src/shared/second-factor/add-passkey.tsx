import {
  useStaffPasskeysAddMutation,
  useStaffPasskeysBeginMutation,
} from '@pothik/api-client/rtk-query';
import {
  deviceName,
  trimWritten,
  type CallResult,
  type staffPasskeyEndpoints,
} from '@pothik/contract';
import { Button, TextField } from '@pothik/ui';
import { useState } from 'react';
import { passkeyMessages as words } from '../../messages/passkeys.ts';
import { peopleMessages } from '../../messages/people.ts';
import { createPasskey, stopAsking } from './ask-for-passkey.ts';
import { ProofForm, type Proof } from './proof-form.tsx';
import styles from './second-factor.module.css';
import { useOwnFactors } from './use-own-factors.ts';

type Begun = CallResult<(typeof staffPasskeyEndpoints)['begin']>['options'];

interface AddPasskeyProps {
  /** It counts from now on; these are its recovery codes, where there were none before. */
  onDone: (recoveryCodes: readonly string[]) => void;
  onCancel: () => void;
}

/** The way to a passkey: a name and who one is, then what the browser asks. */
export function AddPasskey({ onDone, onCancel }: AddPasskeyProps) {
  const { proof } = useOwnFactors();
  const [name, setName] = useState(() =>
    deviceName(navigator.userAgent, peopleMessages.sessions).slice(0, 60),
  );
  const [isTried, setTried] = useState(false);
  const [begin, beginning] = useStaffPasskeysBeginMutation();
  const [add, adding] = useStaffPasskeysAddMutation();
  const [begun, setBegun] = useState<Begun>();
  /** The browser's answer; `undefined` until it has come. */
  const [outcome, setOutcome] = useState<string>();

  const make = async (options: Begun) => {
    setOutcome(undefined);
    const { passkey, problem } = await createPasskey(options);
    if (!passkey) {
      setOutcome(problem ?? words.notMade);
      return;
    }
    const { data } = await add({ name: trimWritten(name), passkey });
    if (data) onDone(data.recoveryCodes);
    // The challenge is used: it begins anew.
    else setBegun(undefined);
  };
  const start = async (given: Proof) => {
    setTried(true);
    if (trimWritten(name) === '') return;
    adding.reset();
    const { data } = await begin(given);
    if (!data) return;
    setBegun(data.options);
    await make(data.options);
  };

  const cancel = () => {
    void stopAsking();
    onCancel();
  };

  if (begun) {
    return (
      <div className={styles.part}>
        <p role="status">{outcome ?? words.waiting}</p>
        <div className={styles.buttons}>
          {outcome === undefined ? null : (
            <Button onClick={() => void make(begun)}>{words.make}</Button>
          )}
          <Button emphasis="quiet" onClick={cancel}>
            {words.cancel}
          </Button>
        </div>
      </div>
    );
  }
  return (
    <ProofForm
      asks={proof}
      focuses
      submit={words.next}
      busy={beginning.isLoading}
      error={beginning.error ?? adding.error}
      onSubmit={(given) => void start(given)}
      onCancel={onCancel}
    >
      <TextField
        label={words.name}
        hint={words.nameHint}
        maxLength={60}
        value={name}
        error={isTried && trimWritten(name) === '' ? words.nameMissing : undefined}
        onChange={({ target }) => setName(target.value)}
      />
    </ProofForm>
  );
}
