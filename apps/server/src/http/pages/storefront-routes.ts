import { buildHeader } from '@pothik/contract';
import type { FastifyInstance, FastifyReply } from 'fastify';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import { inSpan } from '../../platform/traces/traces.ts';
import { networksOf } from '../network.ts';
import { serveAssets } from './earlier-assets.ts';
import { pageHeaders } from '../headers/security-headers.ts';

/** What a page is asked for with; nothing else of a request changes a page. */
interface PageRequest {
  method: string;
  /** Path and query. */
  url: string;
  acceptEncoding: string;
  ifNoneMatch: string | undefined;
  /** Crawlers wait for the whole page. */
  userAgent: string | undefined;
}

interface PageAnswer {
  status: number;
  headers: Record<string, string>;
  body: Buffer | string;
  /** It says that this search found nothing. */
  missedSearch?: string | undefined;
}

/** The storefront as its build exports it. */
export interface Storefront {
  /** The build of each language, as open pages name theirs. */
  builds: readonly string[];
  answer(request: PageRequest): Promise<PageAnswer>;
  /** What pages show has changed: those that are kept are old. */
  forget(): void;
  /** Absolute; its `assets` have names that change with their content. */
  clientDirectory: string;
  /** The headers of a file of it, by its path, beside those of every answer. */
  headersOfFile(file: string): Record<string, string>;
}

/** Where whoever asks for an address that can't be read is led: nothing stands there. */
export const unreadableAddress = '/page-not-found';

/**
 * A file whose name changes with its content has nothing to compare, and nobody complains about one answer
 * of it. A page on a poor network has ten of them.
 */
const needless = ['etag', 'last-modified', 'x-request-id'];

/**
 * Pages for every address that is nothing else.
 *
 * @param keptAssets the folder for files of earlier versions.
 * @param noteMiss is told of each who gets a page that says that a search found nothing: most are kept.
 */
export async function storefrontRoutes(
  app: FastifyInstance,
  storefront: Storefront,
  keptAssets: string,
  noteMiss: (text: string, address: string) => Promise<void>,
): Promise<void> {
  const { clientDirectory } = storefront;
  const served = (isAsset: boolean) => ({
    root: clientDirectory,
    index: false as const,
    decorateReply: false,
    preCompressed: true,
    acceptRanges: false,
    setHeaders(reply: FastifyReply, file: string) {
      // Wherever it is kept.
      const name = isAsset ? `/assets/${path.basename(file)}` : file;
      reply.headers(storefront.headersOfFile(name));
      reply.header('vary', 'accept-encoding');
      if (!isAsset) return;
      for (const name of [...pageHeaders, ...needless]) reply.removeHeader(name);
    },
  });
  const assets = { current: path.join(clientDirectory, 'assets'), kept: keptAssets };
  await serveAssets(app, { ...served(true), prefix: '/assets/' }, assets);
  // The few other files have one each, since every other address is a page.
  await app.register(fastifyStatic, {
    ...served(false),
    wildcard: false,
    globIgnore: ['assets/**'],
  });
  await app.register((pages, _options, done) => {
    // A page takes no body; what a form sends is not read.
    pages.removeAllContentTypeParsers();
    pages.addContentTypeParser('*', (_request, _payload, done) => done(null));
    pages.all('/*', async (request, reply) => {
      const asked = {
        method: request.method,
        url: request.url,
        acceptEncoding: request.headers['accept-encoding'] ?? '',
        ifNoneMatch: request.headers['if-none-match'],
        userAgent: request.headers['user-agent'],
      };
      const page = await inSpan({ name: 'page' }, () => storefront.answer(asked));
      if (page.missedSearch !== undefined) {
        await noteMiss(page.missedSearch, networksOf(request.ip)[0]);
      }
      reply.header(buildHeader, storefront.builds.join(' '));
      return reply.code(page.status).headers(page.headers).send(page.body);
    });
    done();
  });
}
