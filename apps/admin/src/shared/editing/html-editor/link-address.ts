import { isAllowedLink } from '@pothik/contract';

function withScheme(text: string): string {
  if (/^(?:mailto:|tel:)./i.test(text)) return text;
  if (/^[^@:/]+@[^@:/]+\.[^@:/]+$/.test(text)) return `mailto:${text}`;
  const address = /^[a-z][a-z\d+.-]*:(?!\d)/i.test(text) ? text : `https://${text}`;
  return /^https:\/\/[^/]/i.test(address) && URL.canParse(address) ? address : '';
}

/**
 * The address of a new link; nothing where it can't be one.
 *
 * @param typed with its scheme, or the address of a page or an e-mail without.
 */
export function toLinkAddress(typed: string): string | undefined {
  const text = typed.trim();
  const address = text === '' ? '' : withScheme(text);
  return isAllowedLink(address) ? address : undefined;
}
