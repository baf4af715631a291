import type { EndpointDeclaration } from '@pothik/contract';
import type {
  BodyOf,
  Definitions,
  EndpointDefinition,
  HandlerResult,
  ParamsOf,
  QueryOf,
} from '@pothik/contract/schemas';
import { declaredEndpoints, type DeclaredEndpoint } from './declared-endpoints.ts';
import { exampleResult } from './example.ts';
import { FakeBrokenLine, FakeFailure } from './fake-failure.ts';
import { readInput } from './fake-request.ts';
import { answerOf, refusalOf, type Reading } from './wire-answer.ts';

/** A call that reached the fake server. */
export interface ReceivedCall {
  /** Group and name, as in `client.services.get`: `services.get`. */
  call: string;
  /** Parameters, query and body in one object, checked and with defaults. */
  input: object;
  /** The session token that came with it. */
  token: string | undefined;
  idempotencyKey: string | undefined;
}

/** Answers one call. What it takes and returns is as the declaration says. */
export type FakeHandler<D extends EndpointDefinition> = (
  input: ParamsOf<D> & QueryOf<D> & BodyOf<D>,
  call: ReceivedCall,
) => HandlerResult<D> | Promise<HandlerResult<D>>;

/** Handlers by group and name, as the calls stand in the client. */
export type FakeHandlers = {
  [Group in keyof Definitions]?: {
    [Name in keyof Definitions[Group]]?: Definitions[Group][Name] extends EndpointDefinition
      ? FakeHandler<Definitions[Group][Name]>
      : never;
  };
};

/** Options of a fake server's answers. */
export interface FakeServerOptions {
  /** How long each answer takes, in milliseconds. Default 0. */
  delay?: number;
  /** How answers are told, of servers that follow the specification differently. Default `both`. */
  reading?: Reading;
}

/** A server without a network, for the tests of whoever calls the API. */
export interface FakeServer {
  /** To be handed to the client. */
  fetch: typeof fetch;
  /** The calls that came, in their order; those that were refused as well. */
  received: readonly ReceivedCall[];
  /** Answers these calls in another way from now on. */
  use(handlers: FakeHandlers): void;
  /** Answers as it did when it was made, and forgets what came. */
  reset(): void;
}

type AnyHandler = (input: object, call: ReceivedCall) => unknown;
type HandlerTable = Record<string, Record<string, AnyHandler>>;

/**
 * Makes a server from the contract. It checks what comes in as the real one does, asks for a session
 * where one is needed (any token is one), and answers what the handlers return; a call without a
 * handler is answered with an example.
 *
 * ```ts
 * const server = createFakeServer({ services: { get: ({ id }) => ({ _id: id, name: 'Japan visa' }) } });
 * const client = createClient({ fetch: server.fetch });
 * ```
 *
 * A handler refuses by `throw new FakeFailure('not_found')`, and breaks the line by
 * `throw new FakeBrokenLine()`.
 */
export function createFakeServer(
  initial: FakeHandlers = {},
  { delay = 0, reading = 'both' }: FakeServerOptions = {},
): FakeServer {
  const received: ReceivedCall[] = [];
  const kept = new Map<string, Promise<unknown>>();
  let layers: FakeHandlers[] = [initial];
  let requests = 0;

  function handle(endpoint: DeclaredEndpoint, call: ReceivedCall): unknown {
    const { group, name, declaration } = endpoint;
    for (const layer of layers) {
      const handler = (layer as HandlerTable)[group]?.[name];
      if (handler) return handler(call.input, call);
    }
    return exampleResult(declaration);
  }

  async function resultOf(endpoint: DeclaredEndpoint, call: ReceivedCall): Promise<unknown> {
    try {
      return checkResult(endpoint, await handle(endpoint, call));
    } catch (error) {
      if (error instanceof FakeFailure || error instanceof FakeBrokenLine) throw error;
      const reason = error instanceof Error ? error.message : String(error);
      const message = `The handler of ${call.call} failed: ${reason}`;
      throw new FakeFailure('internal', { message });
    }
  }

  /** The same key once more is the same call once more. */
  function resultOnce(endpoint: DeclaredEndpoint, call: ReceivedCall): Promise<unknown> {
    const { idempotencyKey } = call;
    if (!endpoint.declaration.idempotent || idempotencyKey === undefined) {
      return resultOf(endpoint, call);
    }
    const key = `${call.call} ${idempotencyKey}`;
    const result = kept.get(key) ?? resultOf(endpoint, call);
    kept.set(key, result);
    result.catch(() => kept.delete(key));
    return result;
  }

  async function answer(request: Request, requestId: string): Promise<Response> {
    try {
      const endpoint = endpointOf(request);
      const { group, name, declaration } = endpoint;
      const token = request.headers.get('authorization')?.replace('Bearer ', '');
      if (token === undefined && needsSession(declaration)) {
        throw new FakeFailure('unauthorized', { message: 'Please login to continue.' });
      }
      const input = await readInput(endpoint, request);
      const idempotencyKey = request.headers.get('idempotency-key') ?? undefined;
      const call = { call: `${group}.${name}`, input, token, idempotencyKey };
      received.push(call);
      return answerOf(declaration, await resultOnce(endpoint, call), { reading, requestId });
    } catch (error) {
      if (error instanceof FakeFailure) return refusalOf(error, requestId);
      throw error;
    }
  }

  return {
    received,
    async fetch(input, init) {
      const whole = input instanceof Request ? input : new URL(input, 'http://fake.invalid');
      const request = new Request(whole, init);
      request.signal.throwIfAborted();
      requests += 1;
      const requestId = `fake-${String(requests)}`;
      if (delay > 0) await pass(delay, request.signal);
      const response = await answer(request, requestId);
      request.signal.throwIfAborted();
      return response;
    },
    use(handlers) {
      layers = [handlers, ...layers];
    },
    reset() {
      layers = [initial];
      received.length = 0;
      kept.clear();
    },
  };
}

function endpointOf({ method, url }: Request): DeclaredEndpoint {
  const { pathname } = new URL(url);
  const there = declaredEndpoints.filter(({ address }) => address.test(pathname));
  const endpoint = there.find(({ declaration }) => declaration.method === method);
  if (endpoint) return endpoint;
  const message = `There is no call ${method} ${pathname}.`;
  throw new FakeFailure(there.length > 0 ? 'method_not_allowed' : 'not_found', { message });
}

const needsSession = ({ access }: EndpointDeclaration) =>
  access !== 'public' && access !== 'anyone' && access !== 'visitor';

function checkResult({ definition }: DeclaredEndpoint, result: unknown): unknown {
  const checked = definition.result.safeParse(result);
  if (checked.success) return checked.data;
  const places = checked.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  throw new TypeError(`its result is not what the declaration allows (${places.join('; ')})`);
}

/** Waits, unless the call is given up before. */
async function pass(milliseconds: number, signal: AbortSignal): Promise<void> {
  await new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
  signal.throwIfAborted();
}
