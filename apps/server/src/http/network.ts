import type { IncomingMessage } from 'node:http';
import proxyAddr from '@fastify/proxy-addr';
import ipaddr from 'ipaddr.js';
import { withoutPorts } from './headers/forwarded-for.ts';

const groups = (parts: readonly number[], count: number) =>
  parts
    .slice(0, count)
    .map((part) => part.toString(16))
    .join(':');

/**
 * The networks that an address counts for, the smallest first: an IPv4 address is one of its own, though
 * thousands of phones may share it; of IPv6 whoever has one address has a whole /64, and many have a /48.
 */
export function networksOf(address: string): readonly [string, ...string[]] {
  if (!ipaddr.isValid(address)) return [address];
  const parsed = ipaddr.process(address);
  if (parsed instanceof ipaddr.IPv4) return [parsed.toString()];
  return [`${groups(parsed.parts, 4)}::/64`, `${groups(parsed.parts, 3)}::/48`];
}

/**
 * The networks of whoever sent a request, as the routes see them.
 *
 * @param trustedProxies peers that may say by X-Forwarded-For whom they call for.
 */
export function networksOfRequest(trustedProxies: readonly string[]) {
  const isTrusted = proxyAddr.compile([...trustedProxies]);
  return (request: IncomingMessage): readonly [string, ...string[]] => {
    const { headers } = request;
    const forwarded = headers['x-forwarded-for'];
    if (typeof forwarded === 'string') headers['x-forwarded-for'] = withoutPorts(forwarded);
    return networksOf(proxyAddr(request, isTrusted));
  };
}
