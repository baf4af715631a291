import type { IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';

/** What the other team's server answers: a status and a body. */
export interface ForeignAnswer {
  status: number;
  body: unknown;
}

interface Account {
  name: string;
  email: string;
  phone?: string;
  password: string;
  hasReadNews?: boolean;
}

const karim: Account = { name: 'Karim Uddin', email: 'karim@example.com', password: 'theirs' };
const accounts = new Map([[karim.email, karim]]);
/** Whose a token is. A token that is over is in here and in `over`. */
const tokens = new Map([['theirs', karim.email]]);
const over = new Set<string>();

const ok = (body: object): ForeignAnswer => ({ status: 200, body });
const refuse = (status: number, body: object = {}): ForeignAnswer => ({ status, body });

function signIn(email: string): string {
  const token = `token of ${email} ${String(tokens.size)}`.replaceAll(/[^\w]/g, '-');
  tokens.set(token, email);
  return token;
}

const withoutPassword = ({ password: _password, hasReadNews: _read, ...user }: Account) => user;

function whoCalls(request: IncomingMessage) {
  const token = request.headers.authorization?.replace('Bearer ', '') ?? '';
  const email = tokens.get(token);
  return { token, account: email === undefined ? undefined : accounts.get(email) };
}

type Handler = (body: Record<string, string>, request: IncomingMessage) => ForeignAnswer;

/** A call of the current user; with a token that is over it is refused. */
const signedIn =
  (handle: (account: Account, body: Record<string, string>) => ForeignAnswer): Handler =>
  (body, request) => {
    const { token, account } = whoCalls(request);
    if (!account || over.has(token)) return refuse(401, { message: 'jwt expired' });
    return handle(account, body);
  };

const calls: Record<string, Handler> = {
  'POST /api/auth/register': ({ name = '', email = '', phone = '', password = '' }) => {
    if (accounts.has(email)) return refuse(400, { message: 'Email already in use' });
    if (name === 'Silent') return refuse(500);
    const user = { name, email };
    if (name === 'No Token') return ok({ status: 'success', data: { user } });
    accounts.set(email, { name, email, phone, password });
    return ok({ status: 'success', data: { user, token: signIn(email) }, message: 'Registered' });
  },
  'POST /api/auth/login': ({ email = '', password = '' }) => {
    const account = accounts.get(email);
    if (password === 'silent') return refuse(500);
    if (password === 'no-token') return ok({ success: true, user: { email } });
    if (account?.password !== password) return refuse(401, { message: 'Wrong credentials' });
    return ok({ success: true, token: signIn(email), user: { name: account.name, email } });
  },
  'POST /api/auth/logout': () => refuse(404, { message: 'Not found' }),
  'GET /api/auth/me': signedIn((account) => ok({ user: withoutPassword(account) })),
  'POST /api/auth/refresh': (_body, request) => {
    const { account } = whoCalls(request);
    if (!account || account.name === 'Once') return refuse(401, { message: 'jwt expired' });
    return ok({ success: true, token: signIn(account.email) });
  },
  'PUT /api/auth/change-password': signedIn(() => ok({ success: true })),
  'POST /api/auth/forgot-password': () => ok({ success: true }),
  'POST /api/auth/reset-password': () => ok({ success: true }),
  'GET /api/users/profile': signedIn((account) => ok({ user: withoutPassword(account) })),
  'PUT /api/users/profile': signedIn((account, body) => {
    Object.assign(account, body);
    return ok({ user: withoutPassword(account) });
  }),
  // Fields that the specification does not show: each server has its own.
  'GET /api/users/notifications': signedIn(({ hasReadNews: isRead = false }) =>
    ok({ success: true, notifications: [{ id: 7, message: 'Your visa is ready', isRead }] }),
  ),
  'PATCH /api/users/notifications/read-all': signedIn((account) => {
    account.hasReadNews = true;
    return ok({ success: true });
  }),
  'GET /api/users/preferences': signedIn(() => ok({ success: true, preferences: {} })),
  'PUT /api/users/preferences': signedIn(() => ok({ success: true })),
  'DELETE /api/users/account': signedIn((account, { password }) => {
    if (password !== account.password) return refuse(403, { message: 'Wrong password' });
    accounts.delete(account.email);
    return ok({ success: true });
  }),
  // Lets a test end every token of somebody, as a server that was restarted does.
  'POST /test/end-sessions': ({ email = '' }) => {
    for (const [token, owner] of tokens) if (owner === email) over.add(token);
    return ok({});
  },
};

/** The answer to a call of accounts; nothing for any other call. */
export async function answerAccountCall(
  request: IncomingMessage,
  path: string,
): Promise<ForeignAnswer | undefined> {
  const handle = calls[`${request.method ?? 'GET'} ${path}`];
  if (!handle) return undefined;
  const body = await text(request);
  return handle((body === '' ? {} : JSON.parse(body)) as Record<string, string>, request);
}
