import { trimWritten } from '@pothik/contract';
import { useStaffCostCapsAllowMutation, type Failure } from '@pothik/api-client/rtk-query';
import { Button, Modal, TextArea, TextField, useToast } from '@pothik/ui';
import { useId, useState, type SubmitEvent } from 'react';
import { costCapMessages } from '../../../messages/cost-caps.ts';
import { formats } from '../../../messages/formats.ts';
import styles from './cost-caps.module.css';

const { allow: words } = costCapMessages;

interface AllowCostDialogProps {
  serviceId: string;
  /** The cost of the job now, in taka; absent: the dialog is closed. */
  cost: number | undefined;
  onClose: () => void;
}

function missingOf({ amount, reason }: { amount: number; reason: string }) {
  return {
    ...(Number.isInteger(amount) && amount > 0 ? {} : { amount: words.amountMissing }),
    ...(trimWritten(reason) === '' ? { reason: words.reasonMissing } : {}),
  };
}

function AllowCostForm({ serviceId, cost, onClose }: AllowCostDialogProps & { cost: number }) {
  const [typed, setTyped] = useState({ amount: String(cost), reason: '' });
  const [isTried, setTried] = useState(false);
  const [allow, { isLoading, error }] = useStaffCostCapsAllowMutation();
  const toasts = useToast();
  const formId = useId();
  const failure = isLoading ? undefined : (error as Failure | undefined);
  const amount = Number(typed.amount.replaceAll(',', '') || Number.NaN);
  const missing: Record<string, string> = missingOf({ ...typed, amount });
  const errorOf = (name: string) =>
    (isTried ? missing[name] : undefined) ?? failure?.fields?.[name];
  const send = async () => {
    setTried(true);
    if (isLoading || Object.keys(missing).length > 0) return;
    const { data } = await allow({ id: serviceId, amount, reason: typed.reason });
    if (!data) return;
    toasts.add(words.done(formats.taka(amount)), 'success');
    onClose();
  };
  return (
    <Modal
      title={words.title}
      open
      onClose={onClose}
      closeLabel={words.close}
      actions={
        <Button type="submit" form={formId} busy={isLoading}>
          {isLoading ? words.submitting : words.submit}
        </Button>
      }
    >
      <form
        id={formId}
        className={styles.form}
        noValidate
        onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
          event.preventDefault();
          void send();
        }}
      >
        {failure && !failure.fields ? (
          <p role="alert">{failure.serverMessage ?? words.failed}</p>
        ) : null}
        <TextField
          label={words.amount}
          inputMode="numeric"
          maxLength={13}
          value={typed.amount}
          error={errorOf('amount')}
          onChange={({ target }) => setTyped({ ...typed, amount: target.value })}
        />
        <TextArea
          label={words.reason}
          hint={words.reasonHint}
          maxLength={500}
          rows={3}
          value={typed.reason}
          error={errorOf('reason')}
          onChange={({ target }) => setTyped({ ...typed, reason: target.value })}
        />
      </form>
    </Modal>
  );
}

/** An owner's word that a job may cost more than the cap of its country, with the reason. */
export function AllowCostDialog({ cost, ...props }: AllowCostDialogProps) {
  return cost === undefined ? null : <AllowCostForm {...props} cost={cost} />;
}
