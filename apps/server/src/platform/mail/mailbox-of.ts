import { createHash } from 'node:crypto';
import { domainToASCII } from 'node:url';

/** Domains of one provider that delivers to the same mailbox with and without dots. */
const gmail = new Set(['gmail.com', 'googlemail.com']);

/**
 * The mailbox behind an address, for counting: `Rahima+1@Example.com` is `rahima@example.com`, and dots do not
 * count at Gmail. It is no address to send to.
 */
export function mailboxOf(address: string): string {
  const at = address.lastIndexOf('@');
  const domain = address.slice(at + 1).toLowerCase();
  const [name = ''] = address.slice(0, at).toLowerCase().split('+', 1);
  if (gmail.has(domain)) return `${name.replaceAll('.', '')}@gmail.com`;
  return `${name}@${domainToASCII(domain) || domain}`;
}

/** A mailbox's name in keys that are stored: the address cannot be read from it. */
export const mailboxName = (address: string): string =>
  createHash('sha256').update(mailboxOf(address)).digest('base64url');
