import { Writable } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';
import { Provider } from 'react-redux';
import { ServerRouter, type EntryContext, type RouterContextProvider } from 'react-router';
import { LanguageContext } from './messages/create-messages.ts';
import { languageOfAddress } from './shared/languages.ts';
import { FilesContext } from './shared/page-styles.tsx';
import { lackHeader, lackOf } from './store/page-lack.ts';
import { PageStateContext } from './store/page-state-context.ts';
import { storeContext } from './store/request-context.ts';

/** Takes everything at once, and hands it over at its end. */
const collect = (end: (whole: Buffer<ArrayBuffer>) => void) => {
  const parts: Uint8Array[] = [];
  return new Writable({
    highWaterMark: Number.MAX_SAFE_INTEGER,
    write(part: Uint8Array, _encoding, done) {
      parts.push(part);
      done();
    },
    final(done) {
      end(Buffer.concat(parts));
      done();
    },
  });
};

/**
 * The page at once, made of what the store holds now: what comes while it is rendered would stand in one part
 * of it and not in another.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const store = loadContext.get(storeContext);
  const state = store.getState();
  const { promise, resolve, reject } = Promise.withResolvers<Buffer<ArrayBuffer>>();
  let failure: unknown;
  const { pipe, abort } = renderToPipeableStream(
    <LanguageContext value={languageOfAddress(new URL(request.url).pathname)}>
      <PageStateContext value={() => state}>
        <Provider store={store} serverState={state}>
          <FilesContext value={routerContext.manifest}>
            <ServerRouter context={routerContext} url={request.url} />
          </FilesContext>
        </Provider>
      </PageStateContext>
    </LanguageContext>,
    {
      onAllReady: () => void pipe(collect(resolve)),
      onShellError: reject,
      onError: (error) => void (failure = error),
    },
  );
  request.signal.addEventListener('abort', () => abort());
  const page = await promise;
  headers.set('content-type', 'text/html; charset=utf-8');
  const lack = lackOf(state);
  if (lack) headers.set(lackHeader, lack);
  return new Response(page, { status: failure === undefined ? status : 500, headers });
}
