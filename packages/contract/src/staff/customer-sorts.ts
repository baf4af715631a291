/** By what a list of customers is ordered; with a hyphen, the largest first. */
export const customerSorts = [
  '-createdAt',
  'createdAt',
  '-signedInAt',
  'signedInAt',
  'name',
  '-name',
] as const;
/** An order in which staff can have the customers. */
export type CustomerSort = (typeof customerSorts)[number];
