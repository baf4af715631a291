import {
  useStaffAccountsResetSecondFactorMutation,
  type Failure,
} from '@pothik/api-client/rtk-query';
import type { StaffAccount } from '@pothik/contract';
import { Button, ConfirmDialog, useToast } from '@pothik/ui';
import { useState } from 'react';
import { secondFactorMessages } from '../../messages/second-factor.ts';
import styles from './people.module.css';

const { title, account: words, failed } = secondFactorMessages;

/** Says that a colleague has a second factor, and takes it away when it is lost. */
export function SecondFactorReset({ account }: { account: StaffAccount }) {
  const { _id: id, name, hasSecondFactor, hasPasskey } = account;
  const [reset, { isLoading }] = useStaffAccountsResetSecondFactorMutation();
  const [isAsking, setAsking] = useState(false);
  const toasts = useToast();
  const confirm = async () => {
    const { error } = await reset({ id });
    setAsking(false);
    if (error) toasts.add((error as Failure).serverMessage ?? failed, 'error');
    else toasts.add(words.wasReset(name), 'success');
  };
  return (
    <section className={styles.section} aria-labelledby="factor">
      <h2 id="factor">{title}</h2>
      <p>{hasPasskey ? words.hasPasskey : hasSecondFactor ? words.has : words.hasNot}</p>
      {hasSecondFactor ? (
        <div>
          <Button emphasis="secondary" onClick={() => setAsking(true)}>
            {words.reset}
          </Button>
        </div>
      ) : null}
      <ConfirmDialog
        title={words.resetTitle(name)}
        text={words.resetText}
        open={isAsking}
        busy={isLoading}
        confirmLabel={words.reset}
        cancelLabel={words.keep}
        onConfirm={() => void confirm()}
        onCancel={() => setAsking(false)}
      />
    </section>
  );
}
