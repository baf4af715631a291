import { useCannedRepliesUpdateMutation } from '@pothik/api-client/rtk-query';
import type { CannedReplies } from '@pothik/contract';
import { Button, IconButton, TextArea, TextField } from '@pothik/ui';
import { Trash2 } from 'lucide-react';
import { Controller, useFieldArray, useWatch } from 'react-hook-form';
import { inboxMessages } from '../../messages/inbox.ts';
import { calls, checkedBy } from '../editing/call-schemas.ts';
import { useVersionedForm } from '../editing/use-versioned-form.ts';
import styles from './replying.module.css';
import { ThenFields } from './then-fields.tsx';

const { canned } = inboxMessages;

/** Changes the canned replies of all staff. Who was slower than a colleague is told, and chooses. */
export function CannedEditor({ known, onDone }: { known: CannedReplies; onDone: () => void }) {
  const { replies, version } = known;
  const { form, submit, field, seen, isOvertaken, drop } = useVersionedForm(
    { version: 0, replies: replies.map((reply) => ({ textBn: '', ...reply })) },
    version,
    checkedBy(calls.cannedReplies.update.body),
  );
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'replies' });
  const written = useWatch({ control: form.control, name: 'replies' });
  const [update, { isLoading, error }] = useCannedRepliesUpdateMutation();
  const isConflict = isOvertaken || (error && 'code' in error && error.code === 'conflict');

  const save = async (typed: Pick<CannedReplies, 'replies'>, after: number) => {
    const { data } = await update({ ...typed, version: after });
    if (data) onDone();
  };

  return (
    <form className={styles.canned} onSubmit={submit((typed) => save(typed, seen))} noValidate>
      {fields.map(({ id, shortcut }, index) => (
        <div key={id} className={styles.cannedLine}>
          <TextField
            label={canned.shortcut}
            hint={canned.shortcutHint}
            maxLength={30}
            {...field(`replies.${index}.shortcut`)}
          />
          <TextArea label={canned.text} maxLength={4_000} {...field(`replies.${index}.text`)} />
          <TextArea
            label={canned.textBn}
            hint={canned.textBnHint}
            lang="bn"
            maxLength={4_000}
            {...field(`replies.${index}.textBn`)}
          />
          <Controller
            control={form.control}
            name={`replies.${index}.actions`}
            render={({ field: { value, onChange } }) => (
              <ThenFields
                shortcut={written[index]?.shortcut ?? shortcut}
                value={value}
                onChange={onChange}
              />
            )}
          />
          <IconButton
            label={canned.remove(written[index]?.shortcut ?? shortcut)}
            icon={<Trash2 size={20} strokeWidth={1.75} aria-hidden />}
            onClick={() => remove(index)}
          />
        </div>
      ))}
      <Button emphasis="secondary" onClick={() => append({ shortcut: '', text: '', textBn: '' })}>
        {canned.add}
      </Button>
      {error || isOvertaken ? (
        <p role="alert" className={styles.failed}>
          {isConflict ? canned.conflict : canned.saveFailed}
        </p>
      ) : null}
      <div className={styles.actions}>
        {isOvertaken ? (
          <>
            <Button emphasis="secondary" onClick={drop}>
              {canned.takeTheirs}
            </Button>
            <Button onClick={() => void form.handleSubmit((typed) => save(typed, version))()}>
              {canned.keepMine}
            </Button>
          </>
        ) : (
          <>
            <Button type="submit" busy={isLoading}>
              {canned.save}
            </Button>
            <Button emphasis="secondary" onClick={onDone}>
              {canned.cancel}
            </Button>
          </>
        )}
      </div>
    </form>
  );
}
