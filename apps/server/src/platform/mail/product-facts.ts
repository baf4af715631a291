/** The product as mails name it. */
export interface ProductFacts {
  publicOrigin: string;
  productName: () => Promise<string>;
}
