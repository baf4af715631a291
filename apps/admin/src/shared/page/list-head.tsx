import { ColumnChoice, type DataColumn } from '@pothik/ui';
import { hiddenColumns, hideColumns } from './list-columns.ts';
import { useListAddress } from './use-list-address.ts';
import styles from './list-head.module.css';

interface ListHeadProps<Row> {
  /** How many the list has, in words. */
  count: string;
  columns: readonly DataColumn<Row>[];
}

/** Stands over a list: how long it is, and which columns it shows. The address tells them, so that a view keeps them. */
export function ListHead<Row>({ count, columns }: ListHeadProps<Row>) {
  const [address, change] = useListAddress();
  return (
    <div className={styles.head}>
      <p role="status">{count}</p>
      <ColumnChoice
        columns={columns}
        hidden={hiddenColumns(address)}
        onHiddenChange={(hidden) => change(hideColumns(address, hidden))}
      />
    </div>
  );
}
