import type { Contact } from '@pothik/contract';

/** The product as mails name it. */
export interface ProductFacts {
  publicOrigin: string;
  productName: () => Promise<string>;
  /** How to reach the company. */
  contact: () => Promise<Contact>;
}
