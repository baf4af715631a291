import { trimWritten } from '@pothik/contract';
import { useStaffBookingsAddNoteMutation, type Failure } from '@pothik/api-client/rtk-query';
import { Button, TextArea, useToast } from '@pothik/ui';
import { nanoid } from '@reduxjs/toolkit';
import { useRef, useState } from 'react';
import { caseMessages } from '../../messages/case.ts';
import { Section } from '../page/section.tsx';
import styles from './deciding.module.css';

const { note: words } = caseMessages;

/** Notes something about a booking for colleagues. */
export function BookingNote({ id }: { id: string }) {
  const [add, { isLoading }] = useStaffBookingsAddNoteMutation();
  const toasts = useToast();
  const [content, setContent] = useState('');
  const [problem, setProblem] = useState<string>();
  // Sent again after a line that broke, it is the same note.
  const clientId = useRef<string>(undefined);

  const save = async () => {
    if (isLoading) return;
    if (trimWritten(content) === '') {
      setProblem(words.missing);
      return;
    }
    clientId.current ??= nanoid();
    const { error } = await add({ id, content: trimWritten(content), clientId: clientId.current });
    if (error) {
      setProblem((error as Failure).serverMessage ?? words.failed);
      return;
    }
    clientId.current = undefined;
    setContent('');
    toasts.add(words.done, 'success');
  };

  return (
    <Section id="note" title={words.title}>
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <TextArea
          label={words.label}
          hint={words.hint}
          maxLength={4_000}
          value={content}
          error={problem}
          onChange={({ target }) => {
            setContent(target.value);
            setProblem(undefined);
          }}
        />
        <Button type="submit" emphasis="secondary" busy={isLoading}>
          {isLoading ? words.submitting : words.submit}
        </Button>
      </form>
    </Section>
  );
}
