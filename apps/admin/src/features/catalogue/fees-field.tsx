import { Button, IconButton, Select, TextField } from '@pothik/ui';
import { X } from 'lucide-react';
import { catalogueMessages } from '../../messages/catalogue.ts';
import styles from './catalogue.module.css';
import type { FeeFields } from './service-fields.ts';

/** What a booking costs, item by item. */
export function FeesField({
  fees,
  onChange,
}: {
  fees: readonly FeeFields[];
  onChange: (fees: FeeFields[]) => void;
}) {
  const { fees: words } = catalogueMessages;
  const change = (index: number, changes: Partial<FeeFields>) =>
    onChange(fees.map((fee, at) => (at === index ? { ...fee, ...changes } : fee)));
  const add = () => onChange([...fees, { label: '', amount: '', currency: 'BDT', per: 'booking' }]);
  return (
    <div className={styles.form}>
      {fees.map((fee, index) => (
        // Fees have no name but their place.
        <div key={index} className={styles.fee}>
          <TextField
            label={words.label}
            maxLength={100}
            value={fee.label}
            onChange={({ target }) => change(index, { label: target.value })}
          />
          <TextField
            label={words.amount}
            inputMode="decimal"
            value={fee.amount}
            onChange={({ target }) => change(index, { amount: target.value })}
          />
          <TextField
            label={words.currency}
            maxLength={3}
            value={fee.currency}
            onChange={({ target }) => change(index, { currency: target.value.toUpperCase() })}
          />
          <Select
            label={words.per}
            value={fee.per}
            options={Object.entries(words.pers).map(([value, label]) => ({ value, label }))}
            onChange={({ target }) => change(index, { per: target.value as FeeFields['per'] })}
          />
          <IconButton
            label={words.remove}
            icon={<X size={18} strokeWidth={1.75} aria-hidden />}
            onClick={() => onChange(fees.filter((_fee, at) => at !== index))}
          />
        </div>
      ))}
      <div>
        <Button emphasis="secondary" onClick={add}>
          {words.add}
        </Button>
      </div>
    </div>
  );
}
