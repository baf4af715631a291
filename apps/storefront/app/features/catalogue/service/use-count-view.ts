import { useServicesCountViewMutation } from '@pothik/api-client/rtk-query';
import { useEffect } from 'react';

/**
 * Counts that a service was opened, once somebody can see it: pages are cached, and may be prepared
 * for nobody. It tells nothing of who that is, and fails in silence.
 */
export function useCountView(id: string): void {
  const [countView] = useServicesCountViewMutation();
  useEffect(() => {
    const count = () => {
      if (document.visibilityState !== 'visible') return;
      document.removeEventListener('visibilitychange', count);
      void countView({ id });
    };
    document.addEventListener('visibilitychange', count);
    count();
    return () => document.removeEventListener('visibilitychange', count);
  }, [id, countView]);
}
