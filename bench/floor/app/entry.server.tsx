import { PassThrough } from 'node:stream';
import { createReadableStreamFromReadable } from '@react-router/node';
import { renderToPipeableStream } from 'react-dom/server';
import { Provider } from 'react-redux';
import { ServerRouter, type EntryContext } from 'react-router';
import { makeStore } from './store.ts';

/** The framework's own, with the store around it. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(
      <Provider store={makeStore()}>
        <ServerRouter context={context} url={request.url} />
      </Provider>,
      {
        onShellReady() {
          const body = new PassThrough();
          headers.set('content-type', 'text/html');
          resolve(new Response(createReadableStreamFromReadable(body), { status, headers }));
          pipe(body);
        },
        onShellError: reject,
        onError: reject,
      },
    );
  });
}
