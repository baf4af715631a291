import { useServicesCountViewMutation } from '@pothik/api-client/rtk-query';
import { useEffect } from 'react';

/**
 * Counts that a service was opened, once somebody can see it: pages are cached, and may be prepared
 * for nobody. It tells nothing of who that is, and fails in silence.
 *
 * @param id undefined: the service is not there yet.
 */
export function useCountView(id: string | undefined): void {
  const [countView] = useServicesCountViewMutation();
  useEffect(() => {
    if (id === undefined) return undefined;
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
