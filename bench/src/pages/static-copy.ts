import { brotliCompressSync, constants } from 'node:zlib';
import fastify from 'fastify';

const compressed = (text: string) =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });

const withoutScript = (html: string) =>
  html
    .replaceAll(/<script\b[^>]*>.*?<\/script>/gs, '')
    .replaceAll(/<link[^>]*rel="modulepreload"[^>]*>/g, '');

/** The same pages without any script: what the content itself costs. */
export async function startStaticCopy(
  origin: string,
): Promise<{ origin: string; stop(): Promise<void> }> {
  const app = fastify();
  app.get('/*', async (request, reply) => {
    const response = await fetch(origin + request.url, {
      headers: { accept: request.headers.accept ?? '*/*' },
    });
    const type = response.headers.get('content-type') ?? 'application/octet-stream';
    reply.code(response.status).type(type).header('cache-control', 'max-age=600');
    if (!/^text\/|javascript|json|svg/.test(type)) {
      return reply.send(Buffer.from(await response.arrayBuffer()));
    }
    const text = await response.text();
    return reply
      .header('content-encoding', 'br')
      .send(compressed(type.includes('html') ? withoutScript(text) : text));
  });
  return { origin: await app.listen({ host: '127.0.0.1', port: 0 }), stop: () => app.close() };
}
