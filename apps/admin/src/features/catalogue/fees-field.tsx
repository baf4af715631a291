import { Button, Checkbox, IconButton, Select, TextField } from '@pothik/ui';
import { X } from 'lucide-react';
import { useFieldArray } from 'react-hook-form';
import { catalogueMessages } from '../../messages/catalogue.ts';
import type { VersionedForm } from '../../shared/editing/use-versioned-form.ts';
import styles from './catalogue.module.css';
import type { ServiceFields } from './service-fields.ts';

const { fees: words } = catalogueMessages;
const pers = Object.entries(words.pers).map(([value, label]) => ({ value, label }));

/** What a booking costs, item by item. */
export function FeesField({
  writing: { form, field },
}: {
  writing: Pick<VersionedForm<ServiceFields>, 'form' | 'field'>;
}) {
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'fees' });
  return (
    <div className={styles.form}>
      {fields.map(({ id }, index) => (
        <div key={id} className={styles.fee}>
          <TextField label={words.label} maxLength={100} {...field(`fees.${index}.label`)} />
          <TextField
            label={words.amount}
            inputMode="decimal"
            maxLength={15}
            {...field(`fees.${index}.amount`)}
          />
          <TextField label={words.currency} maxLength={3} {...field(`fees.${index}.currency`)} />
          <Select label={words.per} options={pers} {...field(`fees.${index}.per`)} />
          <TextField label={words.due} maxLength={100} {...field(`fees.${index}.due`)} />
          <Checkbox label={words.isOfficial} {...field(`fees.${index}.isOfficial`)} />
          <IconButton
            label={words.remove}
            icon={<X size={18} strokeWidth={1.75} aria-hidden />}
            onClick={() => remove(index)}
          />
        </div>
      ))}
      {fields.length < 20 ? (
        <div>
          <Button
            emphasis="secondary"
            onClick={() =>
              append({
                label: '',
                amount: '',
                currency: 'BDT',
                per: 'booking',
                due: '',
                isOfficial: false,
              })
            }
          >
            {words.add}
          </Button>
        </div>
      ) : null}
    </div>
  );
}
