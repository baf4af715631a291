import { useEffect } from 'react';
import { useStore } from 'react-redux';
import { useLocation } from 'react-router';
import { mayLoadAhead } from '../../../shared/may-load-ahead.ts';
import type { Store } from '../../../store/make-store.ts';
import { askForData } from './ask-for-data.ts';
import { loadScript } from './load-script.ts';
import { pageBehind } from './page-behind.ts';
import { watchIntent } from './watch-intent.ts';
import { watchSight } from './watch-sight.ts';

/** Of how many pages data are asked for from one page: a hand that wanders over a list is not followed everywhere. */
const most = 12;

/** The page that somebody may go to next: its script when a link to it is seen, its data when one is touched. */
export function NextPage() {
  const store = useStore() as Store;
  const { key } = useLocation();
  useEffect(() => {
    let asked = 0;
    return watchIntent((link) => {
      const page = pageBehind(link);
      if (!page || asked === most || !mayLoadAhead()) return;
      asked += 1;
      loadScript(page.kind);
      askForData(store, page, link.search);
    });
  }, [store, key]);
  useEffect(
    () =>
      watchSight((link) => {
        const page = pageBehind(link);
        if (page && mayLoadAhead()) loadScript(page.kind);
      }),
    [key],
  );
  return null;
}
