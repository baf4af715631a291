/** Where a list stands (Specification §3). */
export interface Pagination {
  /** From 1. */
  page: number;
  limit: number;
  hasNext: boolean;
  /** How many there are in all; a lower bound where `totalIsMinimum` is set. */
  total: number;
  /** Set when counting stopped at a limit: there are at least `total`. */
  totalIsMinimum?: boolean | undefined;
}

/** One page of a list. */
export interface Page<Item> {
  data: Item[];
  pagination: Pagination;
}
