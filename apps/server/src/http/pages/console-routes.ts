import { readFileSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

const policy =
  "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data: blob: https:; connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

/** The console's built files at /admin; every address under it is the same page. */
export async function consoleRoutes(app: FastifyInstance, directory: string): Promise<void> {
  const page = readFileSync(path.join(directory, 'index.html'));
  await app.register(fastifyStatic, {
    root: path.join(directory, 'assets'),
    prefix: '/admin/assets/',
    decorateReply: false,
    preCompressed: true,
    immutable: true,
    maxAge: '365d',
  });
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
