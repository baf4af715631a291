import { RouterContextProvider } from 'react-router';
import { askAhead } from '../../../shared/asked-ahead.ts';
import type { Store } from '../../../store/make-store.ts';
import { patienceContext, storeContext } from '../../../store/request-context.ts';
import { readFilter } from '../listing/listing-filter.ts';
import { preloadListing } from '../listing/preload-listing.ts';
import { preloadService } from '../service/preload-service.ts';
import type { KnownPage } from './kind-of-page.ts';

/**
 * Asks for what a list or a service shows. It is kept a minute for somebody who goes there; that somebody looked
 * at a service is told by its page alone.
 *
 * @param search the part of its address from the question mark on.
 */
export function askForData(store: Store, { kind, params }: KnownPage, search: string): void {
  const context = new RouterContextProvider();
  context.set(storeContext, store);
  // Nobody waits.
  context.set(patienceContext, undefined);
  const { id, slug } = params;
  askAhead(() => {
    if (kind === 'routes/service' && id !== undefined) void preloadService(context, id);
    if (kind === 'routes/listing') {
      void preloadListing(context, { ...readFilter(new URLSearchParams(search)), slug });
    }
  });
}
