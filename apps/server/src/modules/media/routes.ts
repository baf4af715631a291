import type { FastifyInstance } from 'fastify';
import { notFound } from '../../http/request-error.ts';
import { parseVariant, type ImageFormat, type Variants } from './variants.ts';

const mediaTypes = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
} satisfies Record<ImageFormat, string>;

/** `/media/{id}/{width}.{format}`: pictures never change under their address. */
export function mediaRoutes(app: FastifyInstance, variants: Variants): void {
  app.get<{ Params: { id: string; name: string } }>('/media/:id/:name', async (request, reply) => {
    const variant = parseVariant(request.params.name);
    if (!variant || request.params.id.includes('\0')) throw notFound('This picture');
    const bytes = await variants.get(request.params.id, variant.width, variant.format);
    return reply
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('content-type', mediaTypes[variant.format])
      .header('cross-origin-resource-policy', 'cross-origin')
      .send(bytes);
  });
}
