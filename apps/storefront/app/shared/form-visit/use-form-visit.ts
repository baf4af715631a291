import { createRequester, supportsVersion } from '@pothik/api-client';
import { formVisitEndpoints, type CountedForm } from '@pothik/contract';
import { useEffect, useMemo } from 'react';
import { useSettings } from '../../store/hooks.ts';
import { createFormVisit, type FormVisit, type FormVisitLine } from './form-visit.ts';

/** Since this version of the API visits are counted; a server without it never hears of them. */
const countedSince = '1.2';

/** Sends without cookies, and lets what is sent go on when the page ends. */
function lineTo(origin: string): FormVisitLine {
  const request = createRequester({
    origin,
    credentials: 'omit',
    fetch: (input, init) => fetch(input, { ...init, keepalive: true }),
  });
  return {
    isCounted: () => supportsVersion(countedSince, { origin }),
    isOnline: () => navigator.onLine,
    send: (count) => void request(formVisitEndpoints.count, count).catch(() => undefined),
  };
}

/**
 * Counts how far somebody gets in this form, and tells it when the page is hidden or left, and when the form goes.
 *
 * @param serviceType of what is booked.
 */
export function useFormVisit(form: CountedForm, serviceType?: string): FormVisit {
  const origin = useSettings().apiOrigin;
  const visit = useMemo(
    () => createFormVisit(form, serviceType, lineTo(origin)),
    [form, serviceType, origin],
  );
  useEffect(() => {
    const tell = () => visit.tell();
    const tellHidden = () => {
      if (document.visibilityState === 'hidden') tell();
    };
    document.addEventListener('visibilitychange', tellHidden);
    addEventListener('pagehide', tell);
    return () => {
      document.removeEventListener('visibilitychange', tellHidden);
      removeEventListener('pagehide', tell);
      tell();
    };
  }, [visit]);
  return visit;
}
