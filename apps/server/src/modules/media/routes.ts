import type { FastifyInstance, FastifyReply } from 'fastify';
import { notFound } from '../../http/request-error.ts';
import { messages } from './messages.ts';
import { parseVariant, type ImageFormat, type Variants } from './variants.ts';

const mediaTypes = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
} satisfies Record<ImageFormat, string>;

const caching = {
  final: 'public, max-age=31536000, immutable',
  /** A page that was saved before a picture was cropped shows what is shown now. */
  past: 'public, max-age=60',
};

interface Asked {
  id: string;
  revision?: string;
  name: string;
}

/**
 * `/media/{id}/{width}.{format}` shows a picture as it was uploaded, and `/media/{id}/{revision}/{width}.{format}`
 * the part of it that is shown: neither ever changes under its address. With `preview.jpg` at its end, either is cut as chats
 * and networks show it.
 */
export function mediaRoutes(app: FastifyInstance, variants: Variants): void {
  const send = async ({ id, revision = '0', name }: Asked, reply: FastifyReply) => {
    const variant = parseVariant(name);
    if (!variant || id.includes('\0') || !/^\d{1,6}$/.test(revision)) {
      throw notFound(messages.pictureNotFound);
    }
    const { bytes, isFinal } = await variants.get(id, Number(revision), variant);
    return reply
      .header('cache-control', isFinal ? caching.final : caching.past)
      .header('content-type', mediaTypes[variant.format])
      .header('cross-origin-resource-policy', 'cross-origin')
      .send(bytes);
  };

  app.get<{ Params: Asked }>('/media/:id/:name', (request, reply) => send(request.params, reply));
  app.get<{ Params: Asked }>('/media/:id/:revision/:name', (request, reply) =>
    send(request.params, reply),
  );
}
