/** Hosts that no foreign line lies before: this machine, and sockets in its file system. */
const isThisMachine = (host: string) =>
  host === '' || /^(?:\/.*|localhost|127(?:\.\d+){3}|\[?::1\]?)$/.test(host);

/**
 * Whether what is said to a host has to be encrypted.
 *
 * @param unencryptedHosts hosts that may be spoken to without, as those of a network of one's own.
 */
export const needsEncryption = (host: string, unencryptedHosts: readonly string[]): boolean =>
  !isThisMachine(host) && !unencryptedHosts.includes(host);

/**
 * Whether nobody on the way can read what is said over this connection, or stand in for the other side.
 *
 * @param address of PostgreSQL, Redis or a file store.
 * @param unencryptedHosts as in {@link needsEncryption}.
 */
export function isEncrypted(address: string, unencryptedHosts: readonly string[]): boolean {
  const { protocol, hostname, searchParams } = new URL(address);
  if (!needsEncryption(searchParams.get('host') ?? hostname, unencryptedHosts)) return true;
  // The other modes do not look at the certificate, or do so with some clients alone.
  if (protocol.startsWith('postgres')) {
    return ['verify-ca', 'verify-full'].includes(searchParams.get('sslmode') ?? '');
  }
  return ['rediss:', 'https:'].includes(protocol);
}
