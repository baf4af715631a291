import { randomUUID } from 'node:crypto';
import { errorStatus, type CallInput, type Endpoint, type ErrorCode } from '@pothik/contract';
import type { EndpointDefinition } from '@pothik/contract/schemas';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createClient,
  createRequester,
  isApiError,
  isHttpError,
  type ClientOptions,
} from '../../src/index.ts';
import { createFakeServer, exampleInput, type Reading } from '../../src/testing/index.ts';
import { declaredCalls, type DeclaredCall } from '../declared-calls.ts';
import { staff, startForeignServer, startOurServer, type StartedServer } from './started-server.ts';
import { callsInOrder, Walk } from './walk.ts';

/** A server that the SDK must get on with, as whoever may make its calls. */
interface Subject {
  options: ClientOptions;
  /** The tokens of a new customer and of somebody of the staff. */
  signIn: () => Promise<{ customer: string; staff: string }>;
  /** Inputs that only whoever signed in can hand in, by the call that asks for them. */
  proofs?: Readonly<Record<string, object>>;
  stop?: StartedServer['stop'];
}

interface Kind {
  name: string;
  /** How well it follows the contract: `whole`, or no more than the specification's calls. */
  follows: 'contract' | 'specification';
  /** The least share of the calls it has that it answers with a result. */
  answers: number;
  open: () => Promise<Subject>;
}

const fake = (reading: Reading): Kind => ({
  name: `the fake in the reading '${reading}'`,
  follows: 'contract',
  answers: 0.98,
  open: () => {
    const { fetch } = createFakeServer({}, { reading });
    const signIn = () => Promise.resolve({ customer: 'customer', staff: 'staff' });
    return Promise.resolve({ options: { fetch }, signIn });
  },
});

const kinds: Kind[] = [
  {
    name: 'our server',
    follows: 'contract',
    // The others need a secret or a proof that no example is: a password, a code, a passkey, a link of a mail.
    answers: 0.68,
    async open() {
      const { origin, stop } = await startOurServer();
      const client = createClient({ origin });
      const signIn = async () => {
        const email = `${randomUUID()}@example.com`;
        const person = { name: 'Rahima', email, phone: '01712345678', password: 'river-boat-7' };
        const customer = await client.auth.register(person);
        return { customer: customer.token, staff: (await client.auth.login(staff)).token };
      };
      const { password } = staff;
      const soon = new Date(Date.now() + 864_000_000).toISOString().slice(0, 10);
      const proofs = {
        'staffKeys.issue': { password, endsOn: soon },
        // An example is the same each time, and its days have passed.
        'bookings.create': { departureDate: soon, returnDate: soon },
        'staffKeys.revoke': { password },
      };
      return { options: { origin }, signIn, proofs, stop };
    },
  },
  fake('both'),
  fake('data'),
  fake('fields'),
  {
    name: "another team's server",
    follows: 'specification',
    answers: 0.13,
    async open() {
      const { origin, stop } = await startForeignServer();
      const signIn = () => Promise.resolve({ customer: 'theirs', staff: 'theirs' });
      return { options: { origin }, signIn, stop };
    },
  },
];

/** What no call that demands something takes. */
const nothing = {} as CallInput<Endpoint>;

const common: readonly ErrorCode[] = ['validation_failed', 'unauthorized', 'forbidden'];

/** Whether the contract says that this call may be refused so. */
function isDeclared({ errors = [], access }: EndpointDefinition, code: ErrorCode | undefined) {
  if (code === undefined) return false;
  if (code === 'not_available') return true;
  if (access === 'public' && code === 'unauthorized') return false;
  return common.includes(code) || errors.includes(code);
}

function expectResult({ endpoint, definition }: DeclaredCall, result: unknown, follows: string) {
  if (follows === 'contract') {
    const checked = definition.result.safeParse(result);
    expect(checked.error?.issues ?? []).toEqual([]);
  } else if (endpoint.envelope === 'page') {
    expect(result).toMatchObject({
      data: expect.any(Array) as unknown[],
      pagination: { page: expect.any(Number) as number, hasNext: expect.any(Boolean) as boolean },
    });
  } else {
    expect(result).toBeTypeOf('object');
  }
}

describe.each(kinds)('$name', ({ follows, answers, open }) => {
  let subject: Subject;
  let walk: Walk;
  let answered = 0;
  let unavailable = 0;

  beforeAll(async () => {
    subject = await open();
    walk = new Walk(subject.options, await subject.signIn(), subject.proofs);
  }, 180_000);
  afterAll(async () => {
    await subject.stop?.();
  });

  it.each(callsInOrder)('$id answers its result, or an error that is declared', async (call) => {
    let result: unknown;
    try {
      result = await walk.make(call);
    } catch (error) {
      if (!isApiError(error)) throw error;
      if (follows === 'specification') return;
      if (isHttpError(error) && error.code === 'not_available') unavailable += 1;
      const isRefused = isHttpError(error) && isDeclared(call.definition, error.code);
      // The specification wants the token of a registration under `data` (§5).
      const isStrict = call.id === 'auth.register' && error.name === 'ResponseFormatError';
      expect(isRefused || isStrict, `${error.name}: ${error.message}`).toBe(true);
      if (isHttpError(error) && error.code) expect(error.status).toBe(errorStatus[error.code]);
      return;
    }
    answered += 1;
    expectResult(call, result, follows);
  });

  it(`answers at least ${String(answers * 100)} % of the calls that it has with a result`, () => {
    expect(answered / (declaredCalls.length - unavailable)).toBeGreaterThanOrEqual(answers);
  });

  if (follows === 'specification') return;

  const closed = declaredCalls.filter(
    ({ endpoint }) => !['public', 'anyone', 'visitor'].includes(endpoint.access),
  );
  it.each(closed)('$id is not for nobody', async ({ endpoint }) => {
    const request = createRequester(subject.options);
    const call = request(endpoint, exampleInput(endpoint));
    const error: unknown = await call.catch((reason: unknown) => reason);
    expect(error).toMatchObject({ status: 401, code: 'unauthorized' });
  });

  const demanding = declaredCalls.filter(
    ({ endpoint, definition }) =>
      definition.body && !definition.body.safeParse({}).success && !endpoint.path.includes('{'),
  );
  it.each(demanding)('$id names the inputs that are missing', async ({ endpoint, definition }) => {
    // The calls before this one ended sessions.
    const { customer, staff: ofStaff } = await subject.signIn();
    const token = endpoint.path.includes('/admin/') ? ofStaff : customer;
    const request = createRequester({ ...subject.options, token: { get: () => token } });
    const error: unknown = await request(endpoint, nothing).catch((reason: unknown) => reason);
    expect(error).toMatchObject({ status: 400, code: 'validation_failed', retryable: false });
    const named = Object.keys(isHttpError(error) ? (error.fields ?? {}) : {});
    expect(named.length).toBeGreaterThan(0);
    expect(Object.keys(definition.body?.shape ?? {})).toEqual(expect.arrayContaining(named));
  });
});
