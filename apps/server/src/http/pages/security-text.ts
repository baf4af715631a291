import type { FastifyInstance } from 'fastify';

const day = 24 * 60 * 60 * 1_000;

/** How long the text holds, in days: whoever finds an older copy looks for a newer one. */
const validFor = 180;

/**
 * `/.well-known/security.txt` (RFC 9116): whom to tell of a weakness.
 *
 * @param contact an address that begins with `mailto:` or `https:`.
 * @param origin where visitors come to.
 */
export function securityTextRoute(app: FastifyInstance, contact: string, origin: string): void {
  app.get('/.well-known/security.txt', (_request, reply) => {
    const today = Math.floor(Date.now() / day);
    const text = [
      `Contact: ${contact}`,
      `Expires: ${new Date((today + validFor) * day).toISOString()}`,
      'Preferred-Languages: en, bn',
      `Canonical: ${origin}/.well-known/security.txt`,
    ];
    return reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=86400')
      .send(`${text.join('\n')}\n`);
  });
}
