import { useCallback } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { changeList } from './list-address.ts';

/**
 * The address of a list, and a function that changes it. Changes that follow each other quickly add up: each
 * begins with where the browser is, which the page may not show yet.
 */
export function useListAddress() {
  const [address] = useSearchParams();
  const navigate = useNavigate();
  const change = useCallback(
    (changes: Record<string, string | undefined>) => {
      const search = changeList(new URLSearchParams(location.search), changes).toString();
      void navigate({ search }, { replace: true, preventScrollReset: true });
    },
    [navigate],
  );
  return [address, change] as const;
}
