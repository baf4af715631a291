import {
  visitorTokenHeader,
  type CallInput,
  type Endpoint,
  type EndpointDeclaration,
} from '@pothik/contract';
import { z } from 'zod';
import { createRequester, isHttpError, type ClientOptions } from '../../src/index.ts';
import { exampleInput } from '../../src/testing/index.ts';
import { declaredCalls, type DeclaredCall } from '../declared-calls.ts';

/** Lists come first, then what makes, reads, acts, changes and removes; then the session, then the account. */
function rankOf({ id, endpoint: { method, path } }: DeclaredCall): number {
  const ofOne = path.includes('{');
  if (method === 'DELETE') return ofOne ? 6 : 8;
  if (method === 'POST' && id.startsWith('auth.')) return 7;
  if (method === 'POST') return ofOne ? 4 : 2;
  return method === 'GET' ? (ofOne ? 3 : 1) : 5;
}

/** Every call of the contract, in an order in which they can be made one after the other. */
export const callsInOrder = declaredCalls.toSorted((one, other) => rankOf(one) - rankOf(other));

type Thing = Record<string, unknown>;

const isThing = (value: unknown): value is Thing =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const accepts = (schema: unknown, value: unknown) =>
  schema instanceof z.ZodType && schema.safeParse(value).success;

const inCamelCase = (part: string) =>
  part.replaceAll(/-(\w)/g, (_dash, letter: string) => letter.toUpperCase());

const staffAccess = new Set<string>(['agent', 'editor', 'owner']);

/** Walks over the calls of a server and remembers what it has met, so that later calls can name it. */
export class Walk {
  readonly #options: ClientOptions;
  readonly #tokens: { customer: string; staff: string };
  readonly #proofs: Readonly<Record<string, object>>;
  /** What was met last, by the part of the path or the field under which it came. */
  readonly #met = new Map<string, Thing>();

  /** @param proofs what only who signed in can hand in, by the call that asks for it. */
  constructor(
    options: ClientOptions,
    tokens: { customer: string; staff: string },
    proofs: Readonly<Record<string, object>> = {},
  ) {
    this.#options = options;
    this.#tokens = tokens;
    this.#proofs = proofs;
  }

  /** Makes a call with what it demands, as somebody who may make it. */
  async make(call: DeclaredCall): Promise<unknown> {
    const { endpoint } = call;
    const who = staffAccess.has(endpoint.access) ? 'staff' : 'customer';
    const request = createRequester({
      ...this.#options,
      token: { get: () => this.#tokens[who] },
    });
    const visitorToken = this.#met.get('chats')?.visitorToken;
    const options = {
      timeout: 20_000,
      ...(typeof visitorToken === 'string'
        ? { headers: { [visitorTokenHeader]: visitorToken } }
        : {}),
    };
    const result: unknown = await request(endpoint, this.#fill(call, 'required'), options).catch(
      (error: unknown) => {
        // What a rule demands beside the schema is in what may be handed in.
        if (!isHttpError(error) || error.status !== 400) throw error;
        return request(endpoint, this.#fill(call, 'all'), options);
      },
    );
    this.#remember(endpoint, result);
    return result;
  }

  #fill({ id, endpoint, definition }: DeclaredCall, fields: 'required' | 'all') {
    const parts = endpoint.path.split('/');
    const own = parts.map((part) => this.#met.get(part)).findLast(Boolean) ?? {};
    const example = exampleInput(endpoint, { fields });
    // An upload stands in place of the file that is handed in as well.
    const given = Object.entries(example).filter(([name]) => !name.endsWith('Upload'));
    const filled = given.map(([name, value]): [string, unknown] => {
      const place = parts.indexOf(`{${name}}`);
      if (place > 0) {
        const thing = this.#met.get(parts[place - 1] ?? '');
        return [name, thing?.[name === 'id' ? '_id' : name] ?? value];
      }
      const other = this.#met.get(`${name.replace(/Id$/, '')}s`);
      const known = other?._id ?? own[name];
      const schema: unknown = (definition.body ?? definition.query)?.shape[name];
      return [name, known !== undefined && accepts(schema, known) ? known : value];
    });
    return { ...Object.fromEntries(filled), ...this.#proofs[id] } as CallInput<Endpoint>;
  }

  #remember({ path }: EndpointDeclaration, result: unknown) {
    const first = firstOf(isThing(result) && Array.isArray(result.data) ? result.data : result);
    if (!isThing(first)) return;
    const place = path.split('/').at(-1) ?? '';
    if ('_id' in first && !path.includes('{')) this.#met.set(place, first);
    for (const [name, value] of Object.entries(first)) {
      const thing = firstOf(value);
      if (!isThing(thing) || !('_id' in thing)) continue;
      this.#met.set(name, thing);
      // `{ chat, visitorToken }` is one of the chats, with its token.
      const all = path.split('/').find((part) => inCamelCase(part) === `${name}s`);
      if (all !== undefined) this.#met.set(all, { ...first, ...thing });
    }
  }
}

const firstOf = (value: unknown): unknown =>
  Array.isArray(value) ? (value as unknown[])[0] : value;
