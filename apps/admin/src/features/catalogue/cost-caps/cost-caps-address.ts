/** Where a cap is edited; without one, where all are listed. */
export const costCapsAddress = (id?: string) =>
  id === undefined ? '/catalogue/cost-caps' : `/catalogue/cost-caps/${encodeURIComponent(id)}`;
