import { pothikApi } from '@pothik/api-client/rtk-query';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { renderToPipeableStream } from 'react-dom/server';
import { Provider } from 'react-redux';
import { ServerRouter, type EntryContext, type RouterContextProvider } from 'react-router';
import { PageStateContext } from './store/page-state-context.ts';
import { storeContext } from './store/request-context.ts';

/** The whole page at once: what is cached and hashed has to be complete. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const store = loadContext.get(storeContext);
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  let failure: unknown;
  const { pipe, abort } = renderToPipeableStream(
    <PageStateContext value={() => store.getState()}>
      <Provider store={store}>
        <ServerRouter context={routerContext} url={request.url} />
      </Provider>
    </PageStateContext>,
    {
      onAllReady() {
        const body = new PassThrough();
        text(body).then(resolve, reject);
        pipe(body);
      },
      onShellError: reject,
      onError: (error) => void (failure = error),
    },
  );
  request.signal.addEventListener('abort', () => abort());
  const html = await promise;
  // Its timers would keep what was answered in memory.
  store.dispatch(pothikApi.util.resetApiState());
  headers.set('content-type', 'text/html; charset=utf-8');
  return new Response(html, { status: failure === undefined ? status : 500, headers });
}
