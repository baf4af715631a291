import { servicesApi } from '@pothik/api-client/rtk-query';
import { useEffect } from 'react';
import { whenIdle } from '../../../shared/when-idle.ts';
import { useAppDispatch } from '../../../store/hooks.ts';

const { servicesCountView } = servicesApi.endpoints;

/**
 * Counts that a service was opened, once somebody can see it: pages are cached, and may be prepared
 * for nobody. It tells nothing of who that is, and fails in silence.
 *
 * @param id undefined: the service is not there yet.
 */
export function useCountView(id: string | undefined): void {
  const dispatch = useAppDispatch();
  useEffect(() => {
    if (id === undefined) return undefined;
    let callOff: (() => void) | undefined;
    const count = () => {
      if (document.visibilityState !== 'visible') return;
      document.removeEventListener('visibilitychange', count);
      // Nobody waits for it: first the page answers to who has opened it, and the store keeps nothing of it.
      callOff = whenIdle(() => {
        void dispatch(servicesCountView.initiate({ id }, { track: false }));
      });
    };
    document.addEventListener('visibilitychange', count);
    count();
    return () => {
      callOff?.();
      document.removeEventListener('visibilitychange', count);
    };
  }, [id, dispatch]);
}
