import { ColumnChoice, type DataColumn } from '@pothik/ui';
import { useSearchParams } from 'react-router';
import { hiddenColumns, hideColumns } from './list-columns.ts';
import styles from './list-head.module.css';

interface ListHeadProps<Row> {
  /** How many the list has, in words. */
  count: string;
  columns: readonly DataColumn<Row>[];
}

/** Stands over a list: how long it is, and which columns it shows. The address tells them, so that a view keeps them. */
export function ListHead<Row>({ count, columns }: ListHeadProps<Row>) {
  const [address, setAddress] = useSearchParams();
  return (
    <div className={styles.head}>
      <p role="status">{count}</p>
      <ColumnChoice
        columns={columns}
        hidden={hiddenColumns(address)}
        onHiddenChange={(hidden) =>
          setAddress(hideColumns(address, hidden), { replace: true, preventScrollReset: true })
        }
      />
    </div>
  );
}
