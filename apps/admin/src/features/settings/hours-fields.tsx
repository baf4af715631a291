import { Button, IconButton, Select, TextField } from '@pothik/ui';
import { Trash2 } from 'lucide-react';
import { useFieldArray, useWatch, type Path } from 'react-hook-form';
import { settingsMessages } from '../../messages/settings.ts';
import type { VersionedForm } from '../../shared/editing/use-versioned-form.ts';
import type { ChatHoursFields } from './chat-hours-fields.ts';
import styles from './chat-hours-form.module.css';

const { chat: words } = settingsMessages;

/** From when to when on which days staff answer, line by line. */
export function HoursFields({
  writing: { form, field },
}: {
  writing: Pick<VersionedForm<ChatHoursFields>, 'form' | 'field'>;
}) {
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'hours' });
  const lines = useWatch({ control: form.control, name: 'hours' });
  const add = () => {
    const last = form.getValues('hours').at(-1) ?? { day: '6', opens: '09:00', closes: '18:00' };
    append({ ...last, day: String((Number(last.day) + 1) % 7) });
  };
  return (
    <>
      {fields.length === 0 ? <p>{words.always}</p> : null}
      <ul className={styles.lines}>
        {fields.map(({ id, ...begun }, index) => {
          const { day, opens } = lines[index] ?? begun;
          const time = (name: 'opens' | 'closes', others: Path<ChatHoursFields>[] = []) => (
            <TextField
              label={words[name]}
              inputMode="numeric"
              placeholder="09:00"
              maxLength={5}
              {...field(`hours.${index}.${name}`, { deps: others })}
            />
          );
          return (
            <li key={id} className={styles.line}>
              <Select
                label={words.day}
                options={words.days.map((label, value) => ({ value: String(value), label }))}
                {...field(`hours.${index}.day`)}
              />
              {time('opens', [`hours.${index}.closes`])}
              {time('closes')}
              <IconButton
                label={words.remove(words.days[Number(day)] ?? '', opens)}
                icon={<Trash2 size={20} strokeWidth={1.75} aria-hidden />}
                onClick={() => remove(index)}
              />
            </li>
          );
        })}
      </ul>
      {fields.length < 28 ? (
        <Button className={styles.add} emphasis="secondary" onClick={add}>
          {words.add}
        </Button>
      ) : null}
    </>
  );
}
