import type { Failure } from '@pothik/api-client/rtk-query';
import { useToast } from '@pothik/ui';
import { useState } from 'react';

/** What the forms do with what came of saving. */
export function useOutcome() {
  const [failure, setFailure] = useState<Failure>();
  const toasts = useToast();
  return {
    failure,
    isDone: (error: unknown, said: string): boolean => {
      const failed = error as Failure | undefined;
      setFailure(failed?.code === 'version_conflict' ? undefined : failed);
      if (failed === undefined) toasts.add(said, 'success');
      return failed === undefined;
    },
  };
}
