import { useStaffPasskeysRemoveMutation } from '@pothik/api-client/rtk-query';
import type { CallResult, staffPasskeyEndpoints } from '@pothik/contract';
import { Button, Loading, useToast } from '@pothik/ui';
import { useState } from 'react';
import { editingMessages } from '../../messages/editing.ts';
import { passkeyMessages as words } from '../../messages/passkeys.ts';
import { toMoment } from '../../shared/moments.ts';
import { AddPasskey } from '../../shared/second-factor/add-passkey.tsx';
import { passkeyObstacle } from '../../shared/second-factor/ask-for-passkey.ts';
import { ProofForm, type Proof } from '../../shared/second-factor/proof-form.tsx';
import { RecoveryCodes } from '../../shared/second-factor/recovery-codes.tsx';
import { useOwnFactors } from '../../shared/second-factor/use-own-factors.ts';
import styles from './people.module.css';

type Passkey = CallResult<(typeof staffPasskeyEndpoints)['list']>['passkeys'][number];

function Removal({ passkey, onDone }: { passkey: Passkey; onDone: () => void }) {
  const { _id: id, name } = passkey;
  const { proof } = useOwnFactors();
  const [remove, { isLoading, error }] = useStaffPasskeysRemoveMutation();
  const toasts = useToast();
  const submit = async (given: Proof) => {
    const { data } = await remove({ id, ...given });
    if (!data) return;
    toasts.add(words.removed, 'success');
    onDone();
  };
  return (
    <>
      <h3>{words.removeTitle(name)}</h3>
      <p>{words.removeText}</p>
      <ProofForm
        asks={proof}
        focuses
        submit={words.remove}
        busy={isLoading}
        error={error}
        onSubmit={(given) => void submit(given)}
        onCancel={onDone}
      />
    </>
  );
}

interface PasskeyListProps {
  passkeys: readonly Passkey[];
  onRemove: (passkey: Passkey) => void;
}

function PasskeyList({ passkeys, onRemove }: PasskeyListProps) {
  if (passkeys.length === 0) return <p>{words.none}</p>;
  return (
    <ul className={styles.lines}>
      {passkeys.map((passkey) => {
        const { _id, name, createdAt, lastUsedAt } = passkey;
        return (
          <li key={_id}>
            <span className={styles.what}>
              <strong>{name}</strong>
              <span className={styles.soft}>
                {words.facts(toMoment(createdAt), lastUsedAt && toMoment(lastUsedAt))}
              </span>
            </span>
            <Button
              emphasis="secondary"
              aria-label={words.removeOf(name)}
              onClick={() => onRemove(passkey)}
            >
              {words.remove}
            </Button>
          </li>
        );
      })}
    </ul>
  );
}

function Content() {
  const { factors, passkeys, isFailed, retry } = useOwnFactors();
  const [isAdding, setAdding] = useState(false);
  const [removed, setRemoved] = useState<Passkey>();
  const [codes, setCodes] = useState<readonly string[]>();
  const toasts = useToast();
  const obstacle = passkeyObstacle();
  if (codes) return <RecoveryCodes codes={codes} onDone={() => setCodes(undefined)} />;
  if (!factors || !passkeys) {
    if (!isFailed) return <Loading label={editingMessages.loading} />;
    return (
      <>
        <p role="alert">{words.failedToLoad}</p>
        <div>
          <Button emphasis="secondary" onClick={retry}>
            {words.tryAgain}
          </Button>
        </div>
      </>
    );
  }
  if (removed) return <Removal passkey={removed} onDone={() => setRemoved(undefined)} />;
  if (isAdding) {
    const done = (made: readonly string[]) => {
      setAdding(false);
      toasts.add(words.added, 'success');
      if (made.length > 0) setCodes(made);
    };
    return <AddPasskey onDone={done} onCancel={() => setAdding(false)} />;
  }
  return (
    <>
      <p>{words.text}</p>
      <PasskeyList passkeys={passkeys} onRemove={setRemoved} />
      {obstacle ? (
        <p>{words.obstacles[obstacle]}</p>
      ) : (
        <div>
          <Button onClick={() => setAdding(true)}>{words.add}</Button>
        </div>
      )}
    </>
  );
}

/** One's own passkeys: adding one, removing one. */
export function PasskeySection() {
  return (
    <section className={styles.section} aria-labelledby="passkeys">
      <h2 id="passkeys">{words.title}</h2>
      <Content />
    </section>
  );
}
