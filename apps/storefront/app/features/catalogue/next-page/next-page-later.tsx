import { optionalPart } from '@pothik/ui';
import { useEffect, useState } from 'react';
import { quietAfter } from '../../../shared/when-idle.ts';

// Without it the next page is asked for when it is wanted.
const NextPage = optionalPart(async () => (await import('./next-page.tsx')).NextPage);

/** Prepares the page that somebody may go to next, as soon as this one is quiet. */
export function NextPageLater() {
  const [isWanted, setWanted] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setWanted(true), quietAfter);
    return () => clearTimeout(timer);
  }, []);
  return isWanted ? <NextPage /> : null;
}
