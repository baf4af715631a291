import { useEffect } from 'react';

/** Asks again when somebody comes back to the window, from a document or from lunch. */
export function useRefetchOnFocus(refetch: () => unknown): void {
  useEffect(() => {
    const ask = () => void refetch();
    window.addEventListener('focus', ask);
    return () => window.removeEventListener('focus', ask);
  }, [refetch]);
}
