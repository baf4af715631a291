import { cleanHtml } from '@pothik/contract/clean-html';
import { Chip, TextArea, TextField } from '@pothik/ui';
import { get, type FieldPathByValue, type FieldValues, type Path } from 'react-hook-form';
import { translationMessages as words } from '../../messages/translations.ts';
import { HtmlField } from '../editing/html-editor/html-field.tsx';
import type { VersionedForm } from '../editing/use-versioned-form.ts';
import styles from './translation.module.css';
import { translatedInto } from './translation-state.tsx';

/** Up to here a text is seen whole in a field of one line. */
const lineLength = 48;

/** One text of an original, and where its translation stands in the form. */
export interface Row<Fields extends FieldValues> {
  name: Path<Fields>;
  label: string;
  original: string;
  isHtml?: true;
  /** The address of the picture that it speaks of. */
  picture?: string | undefined;
  maxLength: number;
}

/** True where the text of a field says anything. */
export const isWritten = (values: unknown, name: string): boolean =>
  String(get(values, name) ?? '')
    .replaceAll(/<[^>]*>/g, '')
    .trim() !== '';

function Field<Fields extends FieldValues>({
  row: { name, label, original, isHtml, maxLength },
  writing: { form, field, errorOf },
}: {
  row: Row<Fields>;
  writing: Pick<VersionedForm<Fields>, 'form' | 'field' | 'errorOf'>;
}) {
  const named = words.field(label);
  if (isHtml) {
    return (
      <HtmlField
        control={form.control}
        name={name as FieldPathByValue<Fields, string>}
        label={named}
        lang={translatedInto}
        error={errorOf(name)}
      />
    );
  }
  const given = { label: named, lang: translatedInto, maxLength, ...field(name) };
  return original.length > lineLength ? <TextArea {...given} rows={2} /> : <TextField {...given} />;
}

/** A text as it is written in the first language, and the field for it in the other. */
export function TranslationRow<Fields extends FieldValues>({
  row,
  writing,
}: {
  row: Row<Fields>;
  writing: Pick<VersionedForm<Fields>, 'form' | 'field' | 'errorOf' | 'values'>;
}) {
  const { label, original, isHtml, picture, name } = row;
  return (
    <div className={styles.row}>
      <div className={styles.original}>
        <p className={styles.label}>
          <span>{words.original(label)}</span>
          {isWritten(writing.values, name) ? null : <Chip>{words.none}</Chip>}
        </p>
        {picture ? (
          <img className={styles.picture} src={picture} alt="" width={96} height={72} />
        ) : null}
        {isHtml ? (
          // Only what the allow-list has is left of it.
          <div lang="en" dangerouslySetInnerHTML={{ __html: cleanHtml(original) }} />
        ) : (
          <p lang="en">{original}</p>
        )}
      </div>
      <Field row={row} writing={writing} />
    </div>
  );
}
