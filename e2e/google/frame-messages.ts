/**
 * Stands in for the one script that Google's SDK can't do without and that only Google serves: how a
 * page and a frame of another origin speak. It runs in the page and in the provider's frame; all else
 * is the provider's own SDK and its own emulator.
 */
function installFrameMessages() {
  interface Message {
    standIn: true;
    type?: string;
    data?: unknown;
    id?: number;
    reply?: number;
    ready?: true;
  }
  type Handler = (data: unknown) => unknown;

  /** A line to one other window. */
  function lineTo(other: () => Window | null) {
    const handlers = new Map<string, Handler>();
    /** What came before its handler did. */
    const held = new Map<string, (() => void)[]>();
    const waiting = new Map<number, (results: unknown[]) => void>();
    const { promise: ready, resolve: setReady } = Promise.withResolvers<undefined>();
    let count = 0;
    const post = (message: Omit<Message, 'standIn'>) =>
      other()?.postMessage({ standIn: true, ...message }, '*');
    addEventListener('message', ({ data, source }: MessageEvent<Partial<Message> | null>) => {
      if (data?.standIn !== true || source !== other()) return;
      if (data.ready) setReady(undefined);
      else if (data.reply !== undefined) waiting.get(data.reply)?.([data.data]);
      else if (data.type !== undefined && data.id !== undefined) {
        const { type, id: reply, data: sent } = data;
        const handle = () =>
          void Promise.resolve(handlers.get(type)?.(sent)).then((answer) =>
            post({ reply, data: answer }),
          );
        if (handlers.has(type)) handle();
        else held.set(type, [...(held.get(type) ?? []), handle]);
      }
    });
    return {
      register(type: string, handler: Handler) {
        handlers.set(type, handler);
        post({ ready: true });
        for (const handle of held.get(type) ?? []) handle();
        held.delete(type);
      },
      send(type: string, data: unknown, heard: (results: unknown[]) => void) {
        count += 1;
        const id = count;
        waiting.set(id, (results) => {
          try {
            heard(results);
          } catch {
            // Google's own swallows what its listeners throw, and the SDK counts on it.
          }
        });
        if (window.parent === window) void ready.then(() => post({ id, type, data }));
        else post({ id, type, data });
      },
      restyle: () => Promise.resolve(),
      ping: (heard: () => void) => ready.then(heard),
    };
  }

  interface OpenOptions {
    url: string;
    where: HTMLElement;
  }
  const context = {
    open<Result>({ url, where }: OpenOptions, opened: (line: ReturnType<typeof lineTo>) => Result) {
      const frame = document.createElement('iframe');
      frame.src = url;
      frame.hidden = true;
      where.append(frame);
      return opened(lineTo(() => frame.contentWindow));
    },
    getParentIframe: () => lineTo(() => window.parent),
  };
  const gapi = {
    load: (_name: string, { callback }: { callback: () => void }) => callback(),
    iframes: {
      Iframe: Object,
      CROSS_ORIGIN_IFRAMES_FILTER: {},
      getContext: () => context,
    },
  };
  Object.assign(window, { gapi });
  const own = new URL((document.currentScript as HTMLScriptElement).src).searchParams.get('onload');
  const loaded = Reflect.get(window, own ?? 'gapi_onload') as (() => void) | undefined;
  loaded?.();
}

/** The same as a script. */
export const frameMessagesScript = `(${installFrameMessages.toString()})()`;
