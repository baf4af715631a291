import { createHash } from 'node:crypto';
import { apiPrefix } from '@pothik/contract';
import type { FastifyInstance } from 'fastify';
import { openApiDocument, type DocumentedEndpoint } from './openapi.ts';
import { referencePage } from './reference-page.ts';

/** `/api/openapi.json` for programs and `/api/docs` for people. */
export function referenceRoutes(
  app: FastifyInstance,
  listed: readonly DocumentedEndpoint[],
  origin: string,
): void {
  const document = JSON.stringify(openApiDocument(listed, origin));
  const { html, style } = referencePage(listed);
  const styleHash = createHash('sha256').update(style).digest('base64');
  const policy = `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

  app.get(`${apiPrefix}/openapi.json`, (_request, reply) =>
    reply
      .type('application/json; charset=utf-8')
      .header('cache-control', 'public, max-age=60')
      .send(document),
  );
  app.get(`${apiPrefix}/docs`, (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'public, max-age=60')
      .header('content-security-policy', policy)
      .send(html),
  );
}
