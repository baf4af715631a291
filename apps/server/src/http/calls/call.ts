import type { ContentLanguage } from '@pothik/contract';
import type {
  BodyOf,
  Definitions,
  EndpointDefinition,
  HandlerResult,
  ParamsOf,
  QueryOf,
} from '@pothik/contract/schemas';
import type { Message } from '../message.ts';
import type { ForEachAsker } from '../cache/answer-cache.ts';
import { Defect } from '../../platform/defect.ts';
import type { Path } from '../../platform/fairness/fair-shares.ts';

/** Who makes a call. */
export interface Caller {
  userId: string;
  role: 'customer' | 'agent' | 'editor' | 'owner';
  /** The session that the call was made with; it stays when its token is renewed. Of an API key: its id. */
  sessionId: string;
  /** A program makes the call with this key, in the name of the owner who has issued it. */
  key?: { name: string; readsOnly: boolean };
  /** Their role demands a second factor, and they have none yet. */
  needsSecondFactor?: true;
}

/** What every call brings along. */
export interface CallContext {
  /** Absent: nobody is signed in. Always there where the endpoint demands it. */
  caller: Caller | undefined;
  /** The session token that was sent, whether it is worth anything or not. */
  token: string | undefined;
  /** The network that it came from, for limits on tries: an IPv4 address, or a /64 of IPv6. */
  address: string;
  /** Where whoever makes the call belongs among all others, for turns. */
  sender: Path;
  /** Of the person who makes the call: what is written to them is in it. */
  language: ContentLanguage;
  /** What the browser says that it is. */
  device: string | undefined;
  /** The browser's memory of an earlier sign-in, as it sent it. */
  keptByDevice: string | undefined;
  /** The client's own name for the call, where the endpoint takes one: sent again, it is the same. */
  idempotencyKey: string | undefined;
  /** Whether the body came as a form and not as JSON. */
  isForm: boolean;
  /** The credential of a chat that was sent, whether it is worth anything or not. */
  visitorToken: string | undefined;
  /** Has something done for each who asks for this, though the answer is kept and made once. */
  forEachAsker: (act: ForEachAsker) => void;
}

/** One call of an endpoint, checked. */
interface Call<D extends EndpointDefinition> extends CallContext {
  params: ParamsOf<D>;
  query: QueryOf<D>;
  body: BodyOf<D>;
}

/** A result as a handler returns it: what it says is a message, which is sent in the language of the caller. */
type Said<Result> = 'message' extends keyof Result
  ? Result['message'] extends string | undefined
    ? Omit<Result, 'message'> & { [Key in keyof Pick<Result, 'message'>]: Message }
    : Result
  : Result;

type Handler<D extends EndpointDefinition> = (call: Call<D>) => Promise<Said<HandlerResult<D>>>;

/** A handler for each endpoint of the contract; one that is missing is a type error. */
export type Handlers = {
  [Group in keyof Definitions]: {
    [Name in keyof Definitions[Group]]: Definitions[Group][Name] extends EndpointDefinition
      ? Handler<Definitions[Group][Name]>
      : never;
  };
};

/** Handlers of some calls, by their group. */
export type SomeHandlers = { [Group in keyof Handlers]?: Partial<Handlers[Group]> };

/** The current user, where the endpoint demands that somebody is. */
export function signedIn(caller: Caller | undefined): Caller {
  if (!caller) throw new Defect('the endpoint is declared for anyone');
  return caller;
}
