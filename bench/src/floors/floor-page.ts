/**
 * The only page of the empty app (`bench/floor`), rendered for every request and kept nowhere: with
 * its paragraph, or with the markup of a file in its place.
 */
import { readFileSync } from 'node:fs';
import process from 'node:process';
import fastify from 'fastify';
import parse from 'html-react-parser';
import { createRequestHandler, type ServerBuild } from 'react-router';

const [buildFile = '', markupFile] = process.argv.slice(2);
// Before the app is loaded, which looks for it.
if (markupFile) Object.assign(globalThis, { markup: parse(readFileSync(markupFile, 'utf8')) });
const handle = createRequestHandler((await import(buildFile)) as ServerBuild, 'production');
const app = fastify();
app.get('/', async (request, reply) => {
  const page = await handle(new Request(new URL(request.url, 'http://page.invalid')));
  return reply
    .code(page.status)
    .headers(Object.fromEntries(page.headers))
    .send(await page.text());
});
process.stdout.write(`${await app.listen({ host: '127.0.0.1', port: 0 })}\n`);
