import { useEffect, useState } from 'react';

/** How often the minutes that somebody has waited are counted anew, in milliseconds. */
const interval = 15_000;

/** This moment, in milliseconds; it goes on by itself. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), interval);
    return () => clearInterval(timer);
  }, []);
  return now;
}
