import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { User } from '@pothik/contract';
import { onTestFinished } from 'vitest';

interface Refusal {
  status: number;
  message: string;
  code: string;
  fields?: Record<string, string>;
}

/** The few calls of the API that the shell makes, on a port of its own. */
export interface ApiServer {
  origin: string;
  /** Whose session lies in the browser's cookie. */
  user: User | undefined;
  /** When set, signing in takes this code beside the password. */
  code: string | undefined;
  /** When set, every call is answered with this status. */
  trouble: number | undefined;
  calls: string[];
  /** What other calls are answered with, by method and path without its query. */
  answers: Map<string, object>;
  /** Which calls are refused, and how; they go before the answers. */
  refusals: Map<string, Refusal>;
  /** What calls brought along. */
  bodies: { call: string; body: unknown }[];
}

export const staff: User = {
  _id: 'u1',
  name: 'Nasrin Akter',
  email: 'staff@pothik.example',
  role: 'admin',
  staffRole: 'owner',
};
export const customer: User = { _id: 'u2', name: 'Rahim', email: 'r@b.example', role: 'customer' };

function answer(response: ServerResponse, status: number, body: object): ServerResponse {
  response.writeHead(status, { 'content-type': 'application/json' });
  return response.end(JSON.stringify({ success: status < 400, ...body }));
}

/** Challenges that passkeys are asked to sign. */
export const passkeyOptions = {
  challenge: 'AAAA',
  rpId: 'localhost',
  timeout: 300_000,
  userVerification: 'required',
  allowCredentials: [],
};

const missing = { message: 'There is nothing here.', code: 'not_found' };
const refused = { message: 'Please login to continue.', code: 'unauthorized' };

/** Files are sent by XMLHttpRequest, for which this is another origin. */
function allowPage({ headers }: IncomingMessage, response: ServerResponse): void {
  response.setHeader('access-control-allow-origin', headers.origin ?? '*');
  response.setHeader('access-control-allow-credentials', 'true');
  response.setHeader(
    'access-control-allow-headers',
    headers['access-control-request-headers'] ?? '*',
  );
}

/** Knows two accounts: staff and a customer, both with the password `secret`. */
export async function serveApi(): Promise<ApiServer> {
  const api: ApiServer = {
    origin: '',
    user: undefined,
    code: undefined,
    trouble: undefined,
    calls: [],
    answers: new Map(),
    refusals: new Map(),
    bodies: [],
  };

  function login(response: ServerResponse, body: string): ServerResponse {
    const { email, password, code } = JSON.parse(body) as Record<string, string>;
    const user = [staff, customer].find((one) => one.email === email);
    if (!user || password !== 'secret') {
      const message = 'Invalid email or password.';
      return answer(response, 401, { message, code: 'invalid_credentials' });
    }
    if (code !== api.code) {
      const message = code === undefined ? 'Please enter the code.' : 'This code is not right.';
      const refusal = { message, code: 'second_factor_required' };
      return answer(
        response,
        401,
        code === undefined ? refusal : { ...refusal, fields: { code: message } },
      );
    }
    api.user = user;
    return answer(response, 200, { token: '', user });
  }

  const server = createServer((request, response) => {
    allowPage(request, response);
    if (request.method === 'OPTIONS') {
      response.writeHead(204).end();
      return;
    }
    let body = '';
    request.on('data', (chunk) => (body += String(chunk)));
    request.on('end', () => {
      api.calls.push(`${request.method ?? ''} ${request.url ?? ''}`);
      const user = request.headers['pothik-console'] === '1' ? api.user : undefined;
      if (api.trouble !== undefined) return answer(response, api.trouble, {});
      switch (request.url ?? '') {
        case '/api/auth/login':
          return login(response, body);
        case '/api/auth/passkey/options':
          return answer(response, 200, { options: passkeyOptions });
        case '/api/auth/passkey': {
          const { status, ...refusal } = api.refusals.get('POST /api/auth/passkey') ?? {};
          if (status !== undefined) return answer(response, status, refusal);
          api.user = staff;
          return answer(response, 200, { token: '', user: staff });
        }
        case '/api/auth/me':
          return user ? answer(response, 200, { user }) : answer(response, 401, refused);
        case '/api/auth/logout':
          api.user = undefined;
          return answer(response, 200, { message: 'Logged out successfully' });
        default: {
          const path = (request.url ?? '').replace(/[?].*/, '');
          const isForm = request.headers['content-type']?.startsWith('multipart/');
          const call = `${request.method ?? ''} ${path}`;
          if (body !== '') api.bodies.push({ call, body: isForm ? body : JSON.parse(body) });
          const { status, ...refusal } = api.refusals.get(call) ?? {};
          if (user && status !== undefined) return answer(response, status, refusal);
          const known = api.answers.get(call);
          if (user && known) return answer(response, 200, known);
          return user ? answer(response, 404, missing) : answer(response, 401, refused);
        }
      }
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port');
  api.origin = `http://127.0.0.1:${address.port}`;
  return api;
}
