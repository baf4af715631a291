import type { ReactNode } from 'react';

/** A column of a `DataTable`. */
export interface DataColumn<Row> {
  key: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** Its header becomes a button. */
  sortable?: boolean;
  /** `end` for figures. */
  align?: 'start' | 'end';
  /** Names the row, for a reader who hears cell by cell; one column at most. */
  isRowHeader?: boolean;
}

/** The column by which a `DataTable` is sorted. */
export interface DataSort {
  key: string;
  direction: 'ascending' | 'descending';
}
