/** What mails need to know of the product. */
export interface ProductFacts {
  publicOrigin: string;
  productName: () => Promise<string>;
}
