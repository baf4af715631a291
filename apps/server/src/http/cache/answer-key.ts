import { apiPrefix } from '@pothik/contract';
import type { EndpointDefinition } from '@pothik/contract/schemas';

/** The parts of an endpoint that a cache key is made of. */
type NamedEndpoint = Pick<EndpointDefinition, 'path' | 'query'>;

/** An address as it is asked for: what stands before the first question mark, and behind it. */
function split(url: string): [pathname: string, search: string] {
  const mark = url.indexOf('?');
  return mark === -1 ? [url, ''] : [url.slice(0, mark), url.slice(mark + 1)];
}

function decode(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}

/**
 * Names an answer by the values that its endpoint declares. Anything else in an address is left out,
 * else every made-up parameter would have the answer made anew.
 */
export function answerKey({ path, query }: NamedEndpoint, url: string): string {
  const [pathname, search] = split(url);
  const given = new URLSearchParams(search);
  const names = Object.keys(query?.shape ?? {});
  const values = names.map((name) => given.getAll(name));
  return JSON.stringify([path, decode(pathname), values]);
}

/** Finds the key of an address without its endpoint; nothing where no answer of it is kept. */
export function answerKeys(
  endpoints: readonly Pick<EndpointDefinition, 'path' | 'query' | 'cache'>[],
): (url: string) => string | undefined {
  const kept = endpoints
    .filter(({ cache }) => cache)
    .map((endpoint) => ({
      endpoint,
      pattern: new RegExp(`^${apiPrefix}${endpoint.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
    }));
  return (url) => {
    const [pathname] = split(url);
    const found = kept.find(({ pattern }) => pattern.test(pathname));
    return found && answerKey(found.endpoint, url);
  };
}
