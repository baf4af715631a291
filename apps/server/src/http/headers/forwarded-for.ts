import type { FastifyInstance } from 'fastify';

/** Some proxies name the port of the client as well: `203.0.113.7:4711`, `[2001:db8::7]:4711`. */
const withPort = /^(?:\[([\da-f:.]+)\](?::\d+)?|(\d+(?:\.\d+){3}):\d+)$/i;

export const withoutPorts = (forwarded: string): string =>
  forwarded
    .split(',')
    .map((entry) => entry.trim())
    .map((entry) => {
      const [, ipv6, ipv4] = withPort.exec(entry) ?? [];
      return ipv6 ?? ipv4 ?? entry;
    })
    .join(', ');

/** Reads addresses of clients without their ports: with them every connection would count alone. */
export function acceptForwardedPorts(app: FastifyInstance): void {
  app.addHook('onRequest', ({ raw: { headers } }, _reply, done) => {
    const forwarded = headers['x-forwarded-for'];
    if (typeof forwarded === 'string') headers['x-forwarded-for'] = withoutPorts(forwarded);
    done();
  });
}
