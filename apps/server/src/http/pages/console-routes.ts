import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { serveAssets } from './earlier-assets.ts';

const policy =
  "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data: blob: https:; connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

/**
 * The console's built files at /admin; every address under it is the same page.
 *
 * @param keptAssets the folder for files of earlier versions.
 */
export async function consoleRoutes(
  app: FastifyInstance,
  directory: string,
  keptAssets: string,
): Promise<void> {
  const page = readFileSync(path.join(directory, 'index.html'));
  const options = {
    prefix: '/admin/assets/',
    decorateReply: false,
    preCompressed: true,
    immutable: true,
    maxAge: '365d',
  };
  await serveAssets(app, options, { current: path.join(directory, 'assets'), kept: keptAssets });
  for (const url of ['/admin', '/admin/*']) {
    app.get(url, (_request, reply) =>
      reply
        .type('text/html; charset=utf-8')
        .header('cache-control', 'no-cache')
        .header('content-security-policy', policy)
        .send(page),
    );
  }
}
