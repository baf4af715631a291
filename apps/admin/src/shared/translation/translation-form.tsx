import type { TranslationStanding } from '@pothik/contract';
import { Alert, Button, LinkButton, type Elements } from '@pothik/ui';
import type { SubmitEvent } from 'react';
import type { FieldValues, Path, PathValue } from 'react-hook-form';
import type { z } from 'zod';
import { editingMessages } from '../../messages/editing.ts';
import { translationMessages as words } from '../../messages/translations.ts';
import { differing } from '../editing/differing.ts';
import { EditingBar } from '../editing/editing-bar.tsx';
import { OvertakenNotice } from '../editing/overtaken-notice.tsx';
import { useSaving } from '../editing/use-saving.ts';
import { Page } from '../page/page.tsx';
import { isWritten, TranslationRow, type Row } from './translation-row.tsx';
import { TranslationMark } from './translation-state.tsx';
import styles from './translation.module.css';

/** Texts that belong together, under their heading. */
export interface Group<Fields extends FieldValues> {
  title: string;
  rows: readonly Row<Fields>[];
}

/** The state of a translation's form beside its words. */
export interface StandingFields {
  isPublished: boolean;
  ofVersion: number;
}

export interface TranslationFormProps<Fields extends StandingFields & FieldValues, Payload> {
  /** What the original is called. */
  title: string;
  /** Of what kind the original is, and which one. */
  name: string;
  original: { version: number };
  translation: TranslationStanding;
  base: Fields;
  toPayload: (fields: Fields) => Payload;
  schema: z.ZodType;
  groups: readonly Group<Fields>[];
  update: (
    change: Partial<Payload> & { version: number },
  ) => Promise<{ data?: { version: number } | undefined; error?: unknown }>;
  isBusy: boolean;
  /** Where the original is edited. */
  address: string;
  /** Where visitors read it; absent: nowhere. */
  page?: string | undefined;
}

/** The buttons by which a form is sent that decide whether visitors see what it holds. */
const publishing: Partial<Record<string, boolean>> = { publish: true, 'take-back': false };

const savedAs = (was: boolean, is: boolean) => {
  if (was === is) return is ? editingMessages.saved : words.saved;
  return is ? words.published : words.takenBack;
};

function Behind() {
  return (
    <Alert
      tone="warning"
      title={words.behind}
      actions={
        <Button
          emphasis="secondary"
          onClick={({ currentTarget }) => currentTarget.form?.requestSubmit()}
        >
          {words.fits}
        </Button>
      }
    >
      {words.behindText}
    </Alert>
  );
}

/** An original and its translation side by side, text by text. */
export function TranslationForm<
  Fields extends StandingFields & FieldValues,
  Payload extends object,
>({
  title,
  name,
  original,
  translation,
  base,
  toPayload,
  schema,
  groups,
  update,
  isBusy,
  address,
  page,
}: TranslationFormProps<Fields, Payload>) {
  const saving = useSaving({
    thing: translation,
    name: `translation of ${name}`,
    base,
    toPayload,
    toChange: differing<Payload & object>,
    schema,
    update: (_known, change) => update(change),
    saved: ({ isPublished }) => savedAs(base.isPublished, isPublished),
    isBusy,
  });
  const { form, values, isOvertaken, keep, drop } = saving;
  const put = (field: keyof StandingFields, value: boolean | number) => {
    const path = field as Path<Fields>;
    form.setValue(path, value as PathValue<Fields, Path<Fields>>, { shouldDirty: true });
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    const { submitter } = event.nativeEvent;
    const pressed = submitter instanceof HTMLButtonElement ? submitter.value : '';
    put('isPublished', publishing[pressed] ?? base.isPublished);
    put('ofVersion', original.version);
    saving.submit(event);
  };
  const shown = groups.filter(({ rows }) => rows.length > 0);
  const rows = shown.flatMap((group) => group.rows);
  const written = rows.filter((row) => isWritten(values, row.name)).length;
  const heading = words.title(title);
  return (
    <Page title={heading} actions={<Actions address={address} page={page} />}>
      {isOvertaken ? <OvertakenNotice onStore={keep} onDrop={drop} /> : null}
      <form className={styles.form} aria-label={heading} noValidate onSubmit={submit}>
        <p className={styles.standing}>
          <TranslationMark state={translation.state} />
          <span>{words.progress(written, rows.length)}</span>
        </p>
        {translation.isBehind && !isOvertaken ? <Behind /> : null}
        {shown.map((group) => (
          <Section key={group.title} title={group.title}>
            {group.rows.map((row) => (
              <TranslationRow key={row.name} row={row} writing={saving} />
            ))}
          </Section>
        ))}
        <EditingBar {...saving.bar}>
          <Button
            type="submit"
            emphasis="secondary"
            disabled={isOvertaken || isBusy}
            value={translation.isPublished ? 'take-back' : 'publish'}
          >
            {translation.isPublished ? words.takeBack : words.publish}
          </Button>
        </EditingBar>
      </form>
    </Page>
  );
}

function Actions({ address, page }: Pick<TranslationFormProps<never, never>, 'address' | 'page'>) {
  return (
    <>
      <LinkButton emphasis="quiet" href={address}>
        {words.back}
      </LinkButton>
      {page === undefined ? null : (
        <a
          className="pothik-button pothik-button--secondary"
          href={page}
          target="_blank"
          rel="noreferrer"
        >
          {words.openPage}
        </a>
      )}
    </>
  );
}

function Section({ title, children }: { title: string; children: Elements }) {
  return (
    <fieldset className={styles.section}>
      <legend className="pothik-visually-hidden">{title}</legend>
      <h2 aria-hidden="true">{title}</h2>
      {children}
    </fieldset>
  );
}
