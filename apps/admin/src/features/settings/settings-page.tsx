import {
  useStaffSettingsQuery,
  useUpdateBrandingMutation,
  useUpdateContactMutation,
} from '@pothik/api-client/rtk-query';
import type { adminSettingsEndpoints, CallResult } from '@pothik/contract';
import { TextArea, TextField } from '@pothik/ui';
import { useState, type SubmitEvent } from 'react';
import { editingMessages } from '../../messages/editing.ts';
import { settingsMessages } from '../../messages/settings.ts';
import { EditingBar } from '../../shared/editing-bar.tsx';
import styles from '../../shared/form.module.css';
import { NotLoaded } from '../../shared/not-loaded.tsx';
import { OvertakenNotice } from '../../shared/overtaken-notice.tsx';
import { Page } from '../../shared/page.tsx';
import { PicturesField, type PictureFields } from '../../shared/pictures-field.tsx';
import { useDraft } from '../../shared/use-draft.ts';
import { ChatHoursForm } from './chat-hours-form.tsx';
import { useOutcome } from './use-outcome.ts';

type Settings = CallResult<(typeof adminSettingsEndpoints)['get']>;

const { fields: words } = settingsMessages;
const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/** `50K+ happy travelers`: the figure, and after the first space what it counts. */
function toStatistic(line: string) {
  const [value = '', ...label] = line.split(/\s+/);
  return { value, label: label.join(' ') };
}

const toBrandingFields = ({ name, tagline, frontendLogo, ...lists }: Settings['branding']) => ({
  name: name ?? '',
  tagline: tagline ?? '',
  logo: (frontendLogo
    ? [{ secure_url: frontendLogo.secure_url, alt: frontendLogo.alt ?? '' }]
    : []) as PictureFields[],
  statistics: (lists.statistics ?? []).map(({ value, label }) => `${value} ${label}`).join('\n'),
  partners: (lists.partners ?? []).join('\n'),
});

const toBrandingPayload = ({
  name,
  tagline,
  logo,
  statistics,
  partners,
}: ReturnType<typeof toBrandingFields>) => ({
  name,
  tagline,
  frontendLogo: logo[0] ?? null,
  statistics: linesOf(statistics).map(toStatistic),
  partners: linesOf(partners),
});

const toContactFields = ({ phone, email }: Settings['contact']) => ({
  phone: phone ?? '',
  email: email ?? '',
});

function BrandingForm({ branding }: { branding: Settings['branding'] }) {
  const draft = useDraft(toBrandingFields(branding), branding.version);
  const [update, { isLoading }] = useUpdateBrandingMutation();
  const [before, setBefore] = useState<ReturnType<typeof toBrandingPayload>>();
  const { failure, isDone } = useOutcome();
  const { fields } = draft;
  const save = async () => {
    const { error } = await update({ ...toBrandingPayload(fields), version: draft.seen });
    if (!isDone(error, editingMessages.saved)) return;
    setBefore(toBrandingPayload(toBrandingFields(branding)));
    draft.drop();
  };
  const undo = async (payload: typeof before) => {
    const { error } = await update({ ...payload, version: branding.version });
    if (isDone(error, editingMessages.undone)) setBefore(undefined);
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isLoading && !draft.isOvertaken) void save();
  };
  const text = (name: 'name' | 'tagline' | 'statistics' | 'partners') => ({
    label: words[name],
    value: fields[name],
    error: Object.entries(failure?.fields ?? {}).find(([field]) => field.startsWith(name))?.[1],
    onChange: ({ target }: { target: { value: string } }) => draft.write({ [name]: target.value }),
  });
  return (
    <form
      className={styles.form}
      aria-label={settingsMessages.branding}
      noValidate
      onSubmit={submit}
    >
      {draft.isOvertaken ? <OvertakenNotice onKeep={draft.keep} onDrop={draft.drop} /> : null}
      <div className={styles.section}>
        <h2>{settingsMessages.branding}</h2>
        <TextField {...text('name')} maxLength={60} />
        <TextField {...text('tagline')} maxLength={200} />
        <TextArea {...text('statistics')} hint={words.statisticsHint} />
        <TextArea {...text('partners')} hint={words.partnersHint} />
        <h3>{words.logo}</h3>
        <PicturesField
          most={1}
          pictures={fields.logo}
          error={failure?.fields?.frontendLogo}
          onChange={(logo) => draft.write({ logo })}
        />
      </div>
      <EditingBar
        busy={isLoading}
        disabled={draft.isOvertaken || !draft.isBegun}
        failure={failure && (failure.serverMessage ?? editingMessages.failed)}
        onUndo={before && !draft.isBegun ? () => void undo(before) : undefined}
      />
    </form>
  );
}

function ContactForm({ contact }: { contact: Settings['contact'] }) {
  const draft = useDraft(toContactFields(contact), contact.version);
  const [update, { isLoading }] = useUpdateContactMutation();
  const [before, setBefore] = useState<ReturnType<typeof toContactFields>>();
  const { failure, isDone } = useOutcome();
  const save = async () => {
    const { error } = await update({ ...draft.fields, version: draft.seen });
    if (!isDone(error, editingMessages.saved)) return;
    setBefore(toContactFields(contact));
    draft.drop();
  };
  const undo = async (fields: typeof before) => {
    const { error } = await update({ ...fields, version: contact.version });
    if (isDone(error, editingMessages.undone)) setBefore(undefined);
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isLoading && !draft.isOvertaken) void save();
  };
  const text = (name: 'phone' | 'email') => ({
    label: words[name],
    value: draft.fields[name],
    error: failure?.fields?.[name],
    onChange: ({ target }: { target: { value: string } }) => draft.write({ [name]: target.value }),
  });
  return (
    <form
      className={styles.form}
      aria-label={settingsMessages.contact}
      noValidate
      onSubmit={submit}
    >
      {draft.isOvertaken ? <OvertakenNotice onKeep={draft.keep} onDrop={draft.drop} /> : null}
      <div className={styles.section}>
        <h2>{settingsMessages.contact}</h2>
        <TextField {...text('phone')} type="tel" maxLength={40} />
        <TextField {...text('email')} type="email" maxLength={254} />
      </div>
      <EditingBar
        busy={isLoading}
        disabled={draft.isOvertaken || !draft.isBegun}
        failure={failure && (failure.serverMessage ?? editingMessages.failed)}
        onUndo={before && !draft.isBegun ? () => void undo(before) : undefined}
      />
    </form>
  );
}

/** What owners set for the whole product. */
export function SettingsPage() {
  const { data, error, refetch } = useStaffSettingsQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  if (!data) {
    return (
      <NotLoaded title={settingsMessages.title} error={error} onRetry={() => void refetch()} />
    );
  }
  return (
    <Page title={settingsMessages.title}>
      <BrandingForm branding={data.branding} />
      <ContactForm contact={data.contact} />
      <ChatHoursForm />
    </Page>
  );
}
