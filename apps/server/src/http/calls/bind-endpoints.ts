import {
  apiPrefix,
  toWire,
  visitorTokenHeader,
  type EndpointDeclaration,
  type User,
  type ContentLanguage,
} from '@pothik/contract';
import {
  definitions,
  jsonSchemaOf,
  wireSchema,
  type EndpointDefinition,
} from '@pothik/contract/schemas';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { toAnswer, type AnswerCache, type ForEachAsker } from '../cache/answer-cache.ts';
import { answerKey } from '../cache/answer-key.ts';
import type { CallContext, Caller, SomeHandlers } from './call.ts';
import { noteFacts } from '../observation/request-facts.ts';
import { keptAnswers } from '../../platform/metrics.ts';
import { insideAddress } from '../inside-address.ts';
import { messages } from '../messages.ts';
import { RequestError } from '../request-error.ts';
import { longestBody } from '../bodies/json-bounds.ts';
import type { ReceiveForm } from '../bodies/receive-form.ts';
import { senderPath } from '../bodies/sender.ts';
import { networksOf } from '../network.ts';
import { askedLanguage } from '../headers/asked-language.ts';
import { isMessage } from '../message.ts';
import { readIdempotencyKey } from './idempotency-key.ts';
import { consoleCookie, deviceCookie, readCookie, writeCookie } from './cookies.ts';
import { askEachTime, cacheControl, sendAnswer } from './send-answer.ts';
import { readSession, type SentSession } from './sent-session.ts';
import { validate } from './validate.ts';

/** Says who makes a call, and refuses those who may not make it. */
type Authorize = (
  definition: EndpointDefinition,
  session: SentSession,
) => Promise<Caller | undefined>;

export interface Binding {
  authorize: Authorize;
  /** Makes a call as somebody, for what is noted of it. */
  performAs: <Result>(caller: Caller | undefined, call: () => Promise<Result>) => Promise<Result>;
  /** Makes what a browser keeps of signing in to the confirmed account of this address. */
  rememberDevice: (email: string, kept: string | undefined) => string;
  /** Where visitors come to. */
  publicOrigin: string;
  cache: AnswerCache;
  receiveForm: ReceiveForm;
  /** Whether what a handler returns is held against its declaration, as in tests. */
  checkResults: boolean;
}

/** An endpoint of the contract and its name: `services.get`. */
interface NamedEndpoint {
  id: string;
  definition: EndpointDefinition;
}

/** Every endpoint of the contract. */
export const allEndpoints: readonly NamedEndpoint[] = Object.entries(definitions).flatMap(
  ([group, calls]) =>
    Object.entries(calls).map(([name, definition]: [string, EndpointDefinition]) => ({
      id: `${group}.${name}`,
      definition,
    })),
);

/** An endpoint with its handler; that they fit is proven where the handler is written. */
interface BoundEndpoint extends NamedEndpoint {
  handle: (call: CallContext & ReturnType<typeof validate>) => Promise<unknown>;
}

function boundEndpoints(handlers: SomeHandlers): BoundEndpoint[] {
  const handles = handlers as Record<string, Record<string, BoundEndpoint['handle']>>;
  return allEndpoints.flatMap((endpoint) => {
    const [group = '', name = ''] = endpoint.id.split('.');
    const handle = handles[group]?.[name];
    return handle ? [{ ...endpoint, handle }] : [];
  });
}

function visitorTokenOf({ headers }: FastifyRequest): string | undefined {
  const token = headers[visitorTokenHeader];
  return typeof token === 'string' ? token : undefined;
}

/** Long enough to tell one browser from another. */
const maximumDevice = 300;

const deviceOf = ({ headers }: FastifyRequest): string | undefined =>
  headers['user-agent']?.slice(0, maximumDevice);

/** Whose session a call has begun, as its result tells. */
const whoSignedIn = (result: unknown): Partial<User> =>
  (Object(result) as { user?: User }).user ?? {};

/**
 * The cookie that the answer to the console sets, and the result as scripts may read it: the session itself
 * is not among it.
 */
function toConsole({ signsIn, signsOut }: EndpointDeclaration, result: unknown, origin: string) {
  if (signsOut) return { result, cookie: writeCookie(origin, consoleCookie, '') };
  if (signsIn === undefined) return { result };
  const { token, ...rest } = Object(result) as { token: string };
  return { result: { ...rest, token: '' }, cookie: writeCookie(origin, consoleCookie, token) };
}

/** A result with its message in the language of whoever made the call. */
function sayIn(language: ContentLanguage, result: unknown): unknown {
  const { message } = Object(result) as { message?: unknown };
  return isMessage(message) ? { ...(result as object), message: message[language] } : result;
}

const isSearch = ({ query }: FastifyRequest) => Boolean((query as { search?: unknown }).search);

/** The endpoint's path as the router writes it. */
const routePath = ({ path }: EndpointDeclaration) =>
  apiPrefix + path.replaceAll(/\{(\w+)\}/g, ':$1');

/** What a body may be at least, in bytes, also where a call takes none: clients send more than they need. */
const leastBodyLimit = 32_768;
const mostBodyLimit = 1_048_576;

/** As long as the longest body that its schema takes. Forms have limits of their own. */
function bodyLimitOf({ body }: EndpointDefinition): number {
  const longest = body ? longestBody(jsonSchemaOf(body, 'input')) : 0;
  return Math.min(Math.max(leastBodyLimit, longest), mostBodyLimit);
}

/** Gives each of these endpoints its route. */
export function bindEndpoints(
  app: FastifyInstance,
  handlers: SomeHandlers,
  binding: Binding,
): void {
  for (const endpoint of boundEndpoints(handlers)) {
    const { definition } = endpoint;
    const resultSchema = wireSchema(definition.envelope, definition.result);
    const cached = definition.cache ? cacheControl(definition.cache) : undefined;
    const maxAge = definition.cache?.maxAge ?? 0;

    const bodyOf = (
      request: FastifyRequest,
      { bodyType }: EndpointDeclaration,
      caller: Caller | undefined,
    ) => {
      if (!request.isMultipart()) return request.body;
      if (bodyType === 'multipart') return binding.receiveForm(request, caller?.userId);
      throw new RequestError('unsupported_media_type', messages.bodyNotJson);
    };

    const perform = async (
      request: FastifyRequest,
      session: SentSession | undefined,
      caller: Caller | undefined,
    ) => {
      let forAsker: ForEachAsker | undefined;
      const parts = validate(definition, {
        params: request.params as Record<string, string>,
        query: request.query,
        body: await bodyOf(request, definition, caller),
      });
      const result = await endpoint.handle({
        ...parts,
        caller,
        token: session?.token,
        address: networksOf(request.ip)[0],
        sender: senderPath(request.ip, caller?.userId),
        language: askedLanguage(request.headers['accept-language']),
        device: deviceOf(request),
        keptByDevice: keptByDevice(request),
        idempotencyKey: definition.idempotent && readIdempotencyKey(request.headers),
        isForm: request.isMultipart(),
        visitorToken: visitorTokenOf(request),
        forEachAsker: (act) => (forAsker = act),
      });
      if (definition.signsIn !== undefined) {
        const { _id: userId } = whoSignedIn(result);
        if (userId !== undefined) noteFacts(request, { userId });
      }
      return { result, forAsker };
    };

    const actForAsker = async ({ ip }: FastifyRequest, act: ForEachAsker | undefined) => {
      if (act && ip !== insideAddress) await act(networksOf(ip)[0]);
    };

    const keptByDevice = ({ headers }: FastifyRequest) =>
      readCookie(binding.publicOrigin, deviceCookie, headers.cookie);

    /** Nobody is remembered by an address that may be a stranger's. */
    const remember = (request: FastifyRequest, result: unknown): string[] => {
      if (definition.signsIn === undefined) return [];
      const { email, emailVerified } = whoSignedIn(result);
      if (email === undefined || !emailVerified) return [];
      const kept = binding.rememberDevice(email, keptByDevice(request));
      return [writeCookie(binding.publicOrigin, deviceCookie, kept)];
    };

    const toBody = (result: unknown) => {
      const body = toWire(definition.envelope, result);
      if (binding.checkResults) resultSchema.parse(JSON.parse(JSON.stringify(body)));
      return JSON.stringify(body);
    };

    const handler = async (request: FastifyRequest, reply: FastifyReply) => {
      if (cached) {
        // What is cached is for everybody and asks for nobody.
        let outcome = 'kept';
        const made = await binding.cache.getOrMake(answerKey(definition, request.url), async () => {
          outcome = 'made';
          const { result, forAsker } = await perform(request, undefined, undefined);
          return toAnswer(toBody(result), maxAge, forAsker);
        });
        keptAnswers.inc({ outcome });
        await actForAsker(request, made.forEachAsker);
        return sendAnswer(request, reply, made, isSearch(request) ? askEachTime : cached);
      }
      const { publicOrigin } = binding;
      const session = readSession(request.headers, publicOrigin);
      const caller = await binding.authorize(definition, session);
      if (caller) {
        const { userId, sessionId: keyId, key } = caller;
        noteFacts(request, { userId, ...(key ? { keyId } : {}) });
      }
      const { result: made, forAsker } = await binding.performAs(caller, () =>
        perform(request, session, caller),
      );
      await actForAsker(request, forAsker);
      const { result, cookie } = session.isConsole
        ? toConsole(definition, made, publicOrigin)
        : { result: made };
      const language = askedLanguage(request.headers['accept-language']);
      const body = toBody(definition.envelope === 'fields' ? sayIn(language, result) : result);
      const cookies = [...(cookie === undefined ? [] : [cookie]), ...remember(request, made)];
      if (cookies.length > 0) reply.header('set-cookie', cookies);
      return reply
        .header('cache-control', 'no-store')
        .header('content-type', 'application/json; charset=utf-8')
        .send(body);
    };

    app.route({
      method: definition.method,
      url: routePath(definition),
      bodyLimit: bodyLimitOf(definition),
      handler,
    });
  }
}
