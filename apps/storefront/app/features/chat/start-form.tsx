import { useChatHoursStateQuery } from '@pothik/api-client/rtk-query';
import type { ChatController, ChatPhase } from '@pothik/chat';
import { maximumChatMessageLength, trimWritten } from '@pothik/contract';
import { Button, PhoneField, TextArea, TextField } from '@pothik/ui';
import { use, useEffect, useRef, type SubmitEvent } from 'react';
import { useChatMessages } from '../../messages/chat.ts';
import { LanguageContext } from '../../messages/create-messages.ts';
import { useLanguageOf } from '../../shared/language-of.ts';
import { SharedPhone } from '../../shared/shared-phone.tsx';
import { useAppSelector } from '../../store/hooks.ts';
import { awayTextIn } from './away-text.ts';
import styles from './chat.module.css';
import { Starters } from './starters.tsx';

const textOf = (form: FormData, name: string) => {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
};

interface StartFormProps {
  controller: ChatController;
  talk: ChatPhase;
  /** To be filled in as the first message. */
  message: string | undefined;
  /** It is filled in now. */
  onMessageTaken: () => void;
}

/** Who wants to talk (Specification §5). Whoever is signed in need not type it. */
export function StartForm({ controller, talk, message, onMessageTaken }: StartFormProps) {
  const languageOf = useLanguageOf();
  const messages = useChatMessages();
  const person = useAppSelector(({ auth }) => auth.user);
  const { data: service } = useChatHoursStateQuery(undefined, { refetchOnMountOrArgChange: true });
  const language = use(LanguageContext);
  const away = service?.isOpen === false ? awayTextIn(language, service) : undefined;
  const form = useRef<HTMLFormElement>(null);
  const problem = talk.phase === 'none' ? talk.problem : undefined;
  const isPhone = problem === 'invalidPhone';
  const isStarting = talk.phase === 'starting';
  const wasStarting = useRef(false);

  useEffect(() => {
    // A chat that could not be started: the form clears (Specification §8).
    if (wasStarting.current && talk.phase === 'none') form.current?.reset();
    wasStarting.current = isStarting;
    if (talk.phase !== 'none' || talk.problem === undefined) return;
    const fields = [...(form.current?.querySelectorAll('input') ?? [])];
    const wrong = isPhone ? fields[1] : fields.find(({ value }) => trimWritten(value) === '');
    wrong?.focus();
  }, [talk, isPhone, isStarting]);

  useEffect(() => {
    if (message === undefined) return;
    const field = form.current?.elements.namedItem('message');
    // What somebody has written already is theirs.
    if (field instanceof HTMLTextAreaElement && field.value === '') field.value = message;
    onMessageTaken();
  }, [message, onMessageTaken]);

  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const values = new FormData(event.currentTarget);
    controller.start({
      name: textOf(values, 'name'),
      phone: textOf(values, 'phone'),
      message: textOf(values, 'message'),
    });
  };

  return (
    <form ref={form} className={styles.body} noValidate onSubmit={handleSubmit}>
      <p>{messages.lead}</p>
      {service?.answerMinutes === undefined ? null : (
        <p>{messages.answersIn(service.answerMinutes)}</p>
      )}
      {away === undefined ? null : (
        <p role="status" className={styles.away} lang={languageOf(away)}>
          {away}
        </p>
      )}
      {problem !== undefined && !isPhone ? (
        <p role="alert" className={styles.problem}>
          {messages.notices[problem]}
        </p>
      ) : null}
      <TextField
        name="name"
        label={messages.name}
        autoComplete="name"
        maxLength={120}
        required
        defaultValue={person?.name}
      />
      <PhoneField
        name="phone"
        label={messages.phone}
        required
        defaultValue={person?.phone?.replace(/^\+88/, '')}
        error={isPhone ? messages.notices[problem] : undefined}
      />
      <TextArea name="message" label={messages.message} maxLength={maximumChatMessageLength} />
      <Starters
        onChoose={(question) => {
          const field = form.current?.elements.namedItem('message');
          if (!(field instanceof HTMLTextAreaElement)) return;
          // What is there already stays.
          field.value = [field.value.trim(), question].filter(Boolean).join('\n');
          field.focus();
        }}
      />
      <SharedPhone />
      <Button type="submit" busy={isStarting}>
        {isStarting ? messages.starting : messages.start}
      </Button>
    </form>
  );
}
