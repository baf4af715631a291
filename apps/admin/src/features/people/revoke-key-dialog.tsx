import { useStaffKeysRevokeMutation } from '@pothik/api-client/rtk-query';
import type { ApiKey } from '@pothik/contract';
import { Modal, useToast } from '@pothik/ui';
import { apiKeyMessages } from '../../messages/api-keys.ts';
import { ProofForm } from '../../shared/second-factor/proof-form.tsx';
import styles from './people.module.css';

const { revoke: words } = apiKeyMessages;

/** Ends a key, once that was confirmed with the password. */
export function RevokeKeyDialog({ apiKey, onClose }: { apiKey: ApiKey; onClose: () => void }) {
  const { _id: id, name } = apiKey;
  const [revoke, { isLoading, error }] = useStaffKeysRevokeMutation();
  const toasts = useToast();
  const confirm = async (password: string) => {
    const { error: failure } = await revoke({ id, password });
    // A colleague has revoked it meanwhile: it is over, too.
    const isGone = failure !== undefined && 'status' in failure && failure.status === 404;
    if (failure && !isGone) return;
    onClose();
    toasts.add(words.done(name), 'success');
  };
  return (
    <Modal title={words.title(name)} open onClose={onClose} closeLabel={words.close}>
      <div className={styles.form}>
        <p>{words.text}</p>
        <ProofForm
          asks={{ password: true }}
          focuses
          submit={words.submit}
          busy={isLoading}
          error={error}
          onSubmit={({ password }) => void confirm(password)}
          onCancel={onClose}
        />
      </div>
    </Modal>
  );
}
