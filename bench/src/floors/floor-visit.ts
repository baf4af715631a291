/**
 * The empty app (`bench/floor`) with its scripts, for browsers: with its paragraph, or with the markup of a
 * file in its place, which the browser wakes as well.
 */
import { readFileSync } from 'node:fs';
import { runInThisContext } from 'node:vm';
import path from 'node:path';
import process from 'node:process';
import fastify from 'fastify';
import parse from 'html-react-parser';
import type { ReactNode } from 'react';
import { createRequestHandler, type ServerBuild } from 'react-router';

/** An element as JSON can hold it: its type, its properties and what is in it. */
type Part = string | [string, object, Part[]];

interface Element {
  type: string;
  props: { children?: ReactNode };
}

function partsOf(nodes: ReactNode): Part[] {
  return [nodes].flat().flatMap((node): Part[] => {
    if (typeof node === 'string') return [node];
    if (typeof node !== 'object' || node === null) return [];
    const { type, props } = node as unknown as Element;
    const { children, ...rest } = props;
    return [[type, rest, partsOf(children)]];
  });
}

/** Makes elements of parts, where the app looks for them: on the server and in the browser alike. */
const make = `const make = (part) => typeof part === 'string' ? part : {
  $$typeof: Symbol.for('react.transitional.element'), type: part[0], key: null, ref: null,
  props: part[2].length > 0 ? { ...part[1], children: part[2].map(make) } : part[1],
};
globalThis.markup = parts.map(make);`;

const [folder = '', markupFile] = process.argv.slice(2);
const parts = markupFile ? JSON.stringify(partsOf(parse(readFileSync(markupFile, 'utf8')))) : '';
const script = parts && `{const parts = ${parts.replaceAll('<', '\\u003c')};${make}}`;
// Before the app is loaded, which looks for it.
if (script) runInThisContext(script);
const build = (await import(path.join(folder, 'server/index.js'))) as ServerBuild;
const handle = createRequestHandler(build, 'production');
const app = fastify();
app.get('/', async (_request, reply) => {
  const page = await handle(new Request('http://page.invalid/'));
  const html = await page.text();
  return reply
    .type('text/html')
    .send(html.replace('<head>', () => `<head><script>${script}</script>`));
});
app.get<{ Params: { file: string } }>('/assets/:file', (request, reply) =>
  reply
    .type('text/javascript')
    .send(readFileSync(path.join(folder, 'client/assets', path.basename(request.params.file)))),
);
process.stdout.write(`${await app.listen({ host: '127.0.0.1', port: 0 })}\n`);
