import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { Registry } from './registry.ts';

/** What stands in a rehearsal for GitHub and for a registry that trusts its workflows. */
export interface StandIns {
  /** Of the registry, which hands out a token for a workflow's proof and hands everything else on. */
  registry: string;
  /** What GitHub tells a workflow's step. */
  environment: Record<string, string>;
  /** Whom proofs were asked for, in their order: `sigstore`, or `npm:` and a registry's host. */
  audiences: string[];
  /** What was asked of GitHub's API: `POST /pulls`, with its body. */
  calls: { call: string; body: unknown }[];
  stop: () => Promise<void>;
}

const repository = 'team/house';
const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** A proof as GitHub's, signed by nobody. */
function proofFor(audience: string): string {
  const claims = {
    iss: 'https://token.actions.githubusercontent.com',
    aud: audience,
    sub: `repo:${repository}:ref:refs/heads/main`,
    repository_visibility: 'public',
    exp: Math.floor(Date.now() / 1_000) + 600,
  };
  return [encoded({ alg: 'RS256', typ: 'JWT' }), encoded(claims), 'unsigned'].join('.');
}

async function readBody(incoming: IncomingMessage): Promise<unknown> {
  let text = '';
  for await (const chunk of incoming.setEncoding('utf8')) text += chunk as string;
  return text === '' ? undefined : JSON.parse(text);
}

function answer(response: ServerResponse, status: number, body: unknown) {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

/** Hands a request on as it is: addresses in answers are those that it came by. */
function handOn(incoming: IncomingMessage, response: ServerResponse, to: string) {
  const { method, url, headers } = incoming;
  const onward = request(`${to}${url}`, { method, headers }, (answered) => {
    response.writeHead(answered.statusCode ?? 502, answered.headers);
    answered.pipe(response);
  });
  onward.on('error', () => response.destroy());
  incoming.pipe(onward);
}

/** Starts them on a port of their own, on loopback. */
export async function startStandIns({ origin, token }: Registry): Promise<StandIns> {
  const audiences: string[] = [];
  const calls: { call: string; body: unknown }[] = [];

  async function serve(incoming: IncomingMessage, response: ServerResponse) {
    const { pathname, searchParams } = new URL(incoming.url ?? '/', 'http://localhost');
    const api = `/api/repos/${repository}`;
    if (pathname === '/proof') {
      const audience = searchParams.get('audience') ?? '';
      audiences.push(audience);
      answer(response, 200, { value: proofFor(audience) });
    } else if (pathname.startsWith('/-/npm/v1/oidc/token/exchange/')) {
      answer(response, 201, { token });
    } else if (!pathname.startsWith(api)) {
      handOn(incoming, response, origin);
    } else if (incoming.method === 'GET') {
      // No pull request is open, and no release is there.
      const isList = pathname === `${api}/pulls`;
      answer(response, isList ? 200 : 404, isList ? [] : { message: 'Not Found' });
    } else {
      const call = `${incoming.method} ${pathname.slice(api.length)}`;
      calls.push({ call, body: await readBody(incoming) });
      answer(response, 201, {});
    }
  }

  const server = createServer((incoming, response) => {
    serve(incoming, response).catch(() => response.destroy());
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const registry = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    registry,
    audiences,
    calls,
    environment: {
      CI: 'true',
      GITHUB_ACTIONS: 'true',
      GITHUB_API_URL: `${registry}/api`,
      GITHUB_EVENT_NAME: 'push',
      GITHUB_REF: 'refs/heads/main',
      GITHUB_REPOSITORY: repository,
      GITHUB_REPOSITORY_ID: '1',
      GITHUB_REPOSITORY_OWNER_ID: '1',
      GITHUB_RUN_ATTEMPT: '1',
      GITHUB_RUN_ID: '1',
      GITHUB_SERVER_URL: 'https://github.com',
      GITHUB_SHA: 'c0ffee0000000000000000000000000000000000',
      GITHUB_TOKEN: 'of-a-rehearsal',
      GITHUB_WORKFLOW_REF: `${repository}/.github/workflows/release.yml@refs/heads/main`,
      RUNNER_ENVIRONMENT: 'github-hosted',
      ACTIONS_ID_TOKEN_REQUEST_URL: `${registry}/proof?version=1`,
      ACTIONS_ID_TOKEN_REQUEST_TOKEN: 'of-a-rehearsal',
    },
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
