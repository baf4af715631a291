import { useChatHoursGetQuery, useChatHoursUpdateMutation } from '@pothik/api-client/rtk-query';
import type { CallResult, chatHoursEndpoints } from '@pothik/contract';
import { Button, IconButton, Select, TextArea, TextField } from '@pothik/ui';
import { Trash2 } from 'lucide-react';
import { editingMessages } from '../../messages/editing.ts';
import { settingsMessages } from '../../messages/settings.ts';
import form from '../../shared/editing/form.module.css';
import { useSaving } from '../../shared/editing/use-saving.ts';
import styles from './chat-hours-form.module.css';
import { SettingsForm } from './settings-form.tsx';

const { chat: words } = settingsMessages;

type ChatHours = CallResult<(typeof chatHoursEndpoints)['get']>;

/** From when to when on a day of the week, as it is written. */
interface Line {
  day: number;
  opens: string;
  closes: string;
}

const toFields = ({ hours, awayText, awayTextBn, returnAfter }: ChatHours) => ({
  hours: hours as readonly Line[],
  awayText,
  awayTextBn,
  returnAfter: String(returnAfter),
});
type Fields = ReturnType<typeof toFields>;

const toPayload = ({ hours, returnAfter, ...texts }: Fields) => ({
  ...texts,
  hours: hours.map((line) => ({ ...line })),
  returnAfter: Number(returnAfter),
});

const isTime = (text: string) => /^(([01]\d|2[0-3]):[0-5]\d|24:00)$/.test(text);

/** What is wrong with a line; nothing where it is right. */
function problemOf({ opens, closes }: Line): { opens?: string; closes?: string } {
  if (!isTime(opens)) return { opens: words.notATime };
  if (!isTime(closes)) return { closes: words.notATime };
  return opens < closes ? {} : { closes: words.closesBefore };
}

const isMinutes = (text: string) => /^\d+$/.test(text) && Number(text) >= 1 && Number(text) <= 1440;

const isRight = ({ hours, returnAfter }: Fields) =>
  isMinutes(returnAfter) && hours.every((line) => Object.keys(problemOf(line)).length === 0);

function HoursFields({
  hours,
  isTried,
  onChange,
}: {
  hours: readonly Line[];
  isTried: boolean;
  onChange: (hours: readonly Line[]) => void;
}) {
  const write = (index: number, change: Partial<Line>) =>
    onChange(hours.map((line, at) => (at === index ? { ...line, ...change } : line)));
  return (
    <>
      {hours.length === 0 ? <p>{words.always}</p> : null}
      <ul className={styles.lines}>
        {hours.map((line, index) => {
          const problem = isTried ? problemOf(line) : {};
          const time = (name: 'opens' | 'closes') => (
            <TextField
              label={words[name]}
              inputMode="numeric"
              placeholder="09:00"
              maxLength={5}
              value={line[name]}
              error={problem[name]}
              onChange={({ target }) => write(index, { [name]: target.value })}
            />
          );
          return (
            // Lines have nothing of their own but their place.
            <li key={index} className={styles.line}>
              <Select
                label={words.day}
                value={String(line.day)}
                options={words.days.map((label, day) => ({ value: String(day), label }))}
                onChange={({ target }) => write(index, { day: Number(target.value) })}
              />
              {time('opens')}
              {time('closes')}
              <IconButton
                label={words.remove(words.days[line.day] ?? '', line.opens)}
                icon={<Trash2 size={20} strokeWidth={1.75} aria-hidden />}
                onClick={() => onChange(hours.filter((_line, at) => at !== index))}
              />
            </li>
          );
        })}
      </ul>
      {hours.length < 28 ? (
        <Button
          className={styles.add}
          emphasis="secondary"
          onClick={() => {
            const last = hours.at(-1) ?? { day: 6, opens: '09:00', closes: '18:00' };
            onChange([...hours, { ...last, day: (last.day + 1) % 7 }]);
          }}
        >
          {words.add}
        </Button>
      ) : null}
    </>
  );
}

function HoursForm({ known }: { known: ChatHours }) {
  const [update, { isLoading }] = useChatHoursUpdateMutation();
  const saving = useSaving({
    thing: known,
    base: toFields(known),
    toPayload,
    isRight,
    update: (_known, change) => update(change),
    isBusy: isLoading,
  });
  const { draft, errors, isTried } = saving;
  const { fields } = draft;
  const text = (name: 'awayText' | 'awayTextBn') => ({
    label: words[name],
    value: fields[name],
    maxLength: 500,
    error: errors[name],
    onChange: ({ target }: { target: { value: string } }) => draft.write({ [name]: target.value }),
  });
  return (
    <SettingsForm title={words.title} saving={saving}>
      <p>{words.text}</p>
      <HoursFields
        hours={fields.hours}
        isTried={isTried}
        onChange={(hours) => draft.write({ hours })}
      />
      <TextArea {...text('awayText')} />
      <TextArea {...text('awayTextBn')} hint={words.awayTextBnHint} lang="bn" />
      <TextField
        label={words.returnAfter}
        hint={words.returnAfterHint}
        inputMode="numeric"
        maxLength={4}
        value={fields.returnAfter}
        error={isTried && !isMinutes(fields.returnAfter) ? words.notMinutes : undefined}
        onChange={({ target }) => draft.write({ returnAfter: target.value })}
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
    <section className={form.section} aria-label={words.title}>
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
