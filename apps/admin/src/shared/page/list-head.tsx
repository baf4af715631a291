import { ColumnChoice, type DataColumn } from '@pothik/ui';
import { useState } from 'react';
import { hiddenColumns, hideColumns } from './list-columns.ts';
import { useListAddress } from './use-list-address.ts';
import styles from './list-head.module.css';

interface ListHeadProps<Row> {
  /** The length of the list, in words. */
  count: string;
  columns: readonly DataColumn<Row>[];
}

/** Stands over a list: how long it is, and which columns it shows. The address tells them, so that a view keeps them. */
export function ListHead<Row>({ count, columns }: ListHeadProps<Row>) {
  const [address, change] = useListAddress();
  // A box that is pressed shows it at once, and not when the address has come.
  const [pressed, setPressed] = useState({ at: address, hidden: hiddenColumns(address) });
  const hidden = pressed.at === address ? pressed.hidden : hiddenColumns(address);
  const hide = (chosen: ReadonlySet<string>) => {
    setPressed({ at: address, hidden: chosen });
    change(hideColumns(address, chosen));
  };
  return (
    <div className={styles.head}>
      <p role="status">{count}</p>
      <ColumnChoice columns={columns} hidden={hidden} onHiddenChange={hide} />
    </div>
  );
}
