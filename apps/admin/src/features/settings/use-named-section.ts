import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** Brings the section into sight that the end of the address names. @param isLoaded the sections are there. */
export function useNamedSection(isLoaded: boolean): void {
  const { hash, key } = useLocation();
  useEffect(() => {
    if (!isLoaded || hash === '') return;
    const section = document.querySelector(`#${CSS.escape(hash.slice(1))}`);
    section?.scrollIntoView({ block: 'start' });
  }, [hash, key, isLoaded]);
}
