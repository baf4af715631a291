import { createHash } from 'node:crypto';
import { apiPrefix } from '@pothik/contract';
import type { FastifyInstance } from 'fastify';
import { openApiDocument, type DocumentedEndpoint } from './openapi.ts';
import { referencePage } from './reference-page.ts';

/**
 * `/api/openapi.json` for programs and `/api/docs` for people. Each is made when it is first asked for: making
 * them takes longer than opening the database does.
 */
export function referenceRoutes(
  app: FastifyInstance,
  listed: readonly DocumentedEndpoint[],
  origin: string,
): void {
  let document: string | undefined;
  let page: { html: string; policy: string } | undefined;

  app.get(`${apiPrefix}/openapi.json`, (_request, reply) =>
    reply
      .type('application/json; charset=utf-8')
      .header('cache-control', 'public, max-age=60')
      .send((document ??= JSON.stringify(openApiDocument(listed, origin)))),
  );
  app.get(`${apiPrefix}/docs`, (_request, reply) => {
    const { html, policy } = (page ??= pageWithPolicy(listed));
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'public, max-age=60')
      .header('content-security-policy', policy)
      .send(html);
  });
}

function pageWithPolicy(listed: readonly DocumentedEndpoint[]) {
  const { html, style } = referencePage(listed);
  const styleHash = createHash('sha256').update(style).digest('base64');
  return {
    html,
    policy: `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
  };
}
