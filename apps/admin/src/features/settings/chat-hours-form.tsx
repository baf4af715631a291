import { useChatHoursGetQuery, useChatHoursUpdateMutation } from '@pothik/api-client/rtk-query';
import { Button, TextArea, TextField } from '@pothik/ui';
import { editingMessages } from '../../messages/editing.ts';
import { settingsMessages } from '../../messages/settings.ts';
import { calls } from '../../shared/editing/call-schemas.ts';
import form from '../../shared/editing/form.module.css';
import { useSaving } from '../../shared/editing/use-saving.ts';
import { toFields, toPayload, type ChatHours } from './chat-hours-fields.ts';
import { HoursFields } from './hours-fields.tsx';
import { SettingsForm } from './settings-form.tsx';

const { chat: words } = settingsMessages;

function HoursForm({ known }: { known: ChatHours }) {
  const [update, { isLoading }] = useChatHoursUpdateMutation();
  const saving = useSaving({
    thing: known,
    name: 'chat hours',
    base: toFields(known),
    toPayload,
    toChange: (payload) => payload,
    schema: calls.chatHours.update.body,
    update: (_known, change) => update(change),
    isBusy: isLoading,
  });
  const text = (name: 'awayText' | 'awayTextBn') => ({
    label: words[name],
    maxLength: 500,
    ...saving.field(name),
  });
  return (
    <SettingsForm id="chat-hours" title={words.title} saving={saving}>
      <p>{words.text}</p>
      <HoursFields writing={saving} />
      <TextArea {...text('awayText')} />
      <TextArea {...text('awayTextBn')} hint={words.awayTextBnHint} lang="bn" />
      <TextField
        label={words.returnAfter}
        hint={words.returnAfterHint}
        inputMode="numeric"
        maxLength={4}
        {...saving.field('returnAfter')}
      />
    </SettingsForm>
  );
}

/** When staff answer in the chat, and what visitors read while they do not. */
export function ChatHoursForm() {
  const { data, isError, refetch } = useChatHoursGetQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  if (data) return <HoursForm known={data} />;
  return (
    <section id="chat-hours" className={form.section} aria-label={words.title}>
      <h2>{words.title}</h2>
      {isError ? (
        <>
          <p role="alert">{words.failed}</p>
          <Button emphasis="secondary" onClick={() => void refetch()}>
            {editingMessages.retry}
          </Button>
        </>
      ) : (
        <p role="status">{editingMessages.loading}</p>
      )}
    </section>
  );
}
