import {
  apiPrefix,
  endpoints,
  toWire,
  visitorTokenHeader,
  type EndpointDeclaration,
  type EndpointSchemas,
} from '@pothik/contract';
import { endpointSchemas, wireSchema } from '@pothik/contract/schemas';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { toAnswer, type AnswerCache } from './answer-cache.ts';
import { answerKey } from './answer-key.ts';
import type { CallContext, Caller, Handlers } from './call.ts';
import { bearerToken } from './bearer-token.ts';
import { RequestError } from './request-error.ts';
import type { ReceiveForm } from './receive-form.ts';
import { readIdempotencyKey } from './idempotency-key.ts';
import { cacheControl, sendAnswer } from './send-answer.ts';
import { validate } from './validate.ts';

/** Says who makes a call, and refuses those who may not make it. */
type Authorize = (
  access: EndpointDeclaration['access'],
  authorization: string | undefined,
) => Promise<Caller | undefined>;

export interface Binding {
  handlers: Handlers;
  authorize: Authorize;
  cache: AnswerCache;
  receiveForm: ReceiveForm;
  /** Whether what a handler returns is held against its declaration, as in tests. */
  checkResults: boolean;
}

/** One endpoint with all that belongs to it; the registry's types are proven where it is made. */
interface BoundEndpoint {
  id: string;
  declaration: EndpointDeclaration;
  schemas: EndpointSchemas;
  handle: (call: CallContext & ReturnType<typeof validate>) => Promise<unknown>;
}

/** Every endpoint of the contract with its schemas and its handler. */
export function boundEndpoints(handlers: Handlers): BoundEndpoint[] {
  type Table<Value> = Record<string, Record<string, Value>>;
  const declarations: Table<EndpointDeclaration> = endpoints;
  const schemas: Table<EndpointSchemas> = endpointSchemas;
  const handles = handlers as unknown as Table<BoundEndpoint['handle']>;
  return Object.entries(declarations).flatMap(([group, calls]) =>
    Object.entries(calls).map(([name, declaration]) => {
      const [own, handle] = [schemas[group]?.[name], handles[group]?.[name]];
      if (!own || !handle) throw new Error(`${group}.${name} is declared but not bound`);
      return { id: `${group}.${name}`, declaration, schemas: own, handle };
    }),
  );
}

function visitorTokenOf({ headers }: FastifyRequest): string | undefined {
  const token = headers[visitorTokenHeader];
  return typeof token === 'string' ? token : undefined;
}

/** Long enough to tell one browser from another. */
const maximumDevice = 300;

const deviceOf = ({ headers }: FastifyRequest): string | undefined =>
  headers['user-agent']?.slice(0, maximumDevice);

/** The endpoint's path as the router writes it. */
const routePath = ({ path }: EndpointDeclaration) =>
  apiPrefix + path.replaceAll(/\{(\w+)\}/g, ':$1');

/** Gives every endpoint of the contract its route. */
export function bindEndpoints(app: FastifyInstance, binding: Binding): void {
  for (const endpoint of boundEndpoints(binding.handlers)) {
    const { declaration, schemas } = endpoint;
    const resultSchema = wireSchema(declaration.envelope, schemas.result);
    const cached = declaration.cache ? cacheControl(declaration.cache) : undefined;
    const maxAge = declaration.cache?.maxAge ?? 0;

    const bodyOf = (request: FastifyRequest, { body }: EndpointDeclaration) => {
      if (!request.isMultipart()) return request.body;
      if (body === 'multipart') return binding.receiveForm(request);
      throw new RequestError('unsupported_media_type', 'Send the body as JSON.');
    };

    const answer = async (request: FastifyRequest, caller: Caller | undefined) => {
      const parts = validate(schemas, {
        params: request.params as Record<string, string>,
        query: request.query,
        body: await bodyOf(request, declaration),
      });
      const result = await endpoint.handle({
        ...parts,
        caller,
        token: bearerToken(request.headers.authorization),
        address: request.ip,
        device: deviceOf(request),
        idempotencyKey: declaration.idempotent && readIdempotencyKey(request.headers),
        isForm: request.isMultipart(),
        visitorToken: visitorTokenOf(request),
      });
      const body = toWire(declaration.envelope, result);
      if (binding.checkResults) resultSchema.parse(JSON.parse(JSON.stringify(body)));
      return JSON.stringify(body);
    };

    const handler = async (request: FastifyRequest, reply: FastifyReply) => {
      if (cached) {
        // What is cached is for everybody and asks for nobody.
        const made = await binding.cache.getOrMake(answerKey(endpoint, request.url), async () =>
          toAnswer(await answer(request, undefined), maxAge),
        );
        return sendAnswer(request, reply, made, cached);
      }
      const caller = await binding.authorize(declaration.access, request.headers.authorization);
      const body = await answer(request, caller);
      return reply
        .header('cache-control', 'no-store')
        .header('content-type', 'application/json; charset=utf-8')
        .send(body);
    };

    app.route({ method: declaration.method, url: routePath(declaration), handler });
  }
}
