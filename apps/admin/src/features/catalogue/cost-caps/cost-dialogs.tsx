import { useStaffCostCapsWithdrawMutation, type Failure } from '@pothik/api-client/rtk-query';
import { ConfirmDialog, useToast } from '@pothik/ui';
import { useState, type ReactElement } from 'react';
import { costCapMessages } from '../../../messages/cost-caps.ts';
import { AllowCostDialog } from './allow-cost-dialog.tsx';
import type { CostActions } from './cost-of-job.tsx';

const { job: words, allow } = costCapMessages;

/**
 * The dialogs in which an owner gives their word and withdraws it. They stand beside the form of the service, as they
 * have a form of their own.
 *
 * @param serviceId absent: it is a new one, which nobody can allow yet.
 */
export function useCostDialogs(serviceId: string | undefined): {
  actions: CostActions;
  dialogs: ReactElement | null;
} {
  const [cost, setCost] = useState<number>();
  const [isAsked, setAsked] = useState(false);
  const [withdraw, { isLoading }] = useStaffCostCapsWithdrawMutation();
  const toasts = useToast();
  const take = async (id: string) => {
    const { error } = await withdraw({ id });
    setAsked(false);
    // A colleague was faster: the service tells.
    if (!error || (error as Failure).status === 404) toasts.add(words.withdrawn, 'success');
    else toasts.add(allow.failed, 'error');
  };
  return {
    actions: { onAllow: setCost, onWithdraw: () => setAsked(true) },
    dialogs:
      serviceId === undefined ? null : (
        <>
          <AllowCostDialog serviceId={serviceId} cost={cost} onClose={() => setCost(undefined)} />
          <ConfirmDialog
            title={words.withdrawTitle}
            text={words.withdrawText}
            open={isAsked}
            busy={isLoading}
            confirmLabel={words.withdraw}
            cancelLabel={words.keep}
            onConfirm={() => void take(serviceId)}
            onCancel={() => setAsked(false)}
          />
        </>
      ),
  };
}
