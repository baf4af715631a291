import { useNewsletterSubscribeMutation, type Failure } from '@pothik/api-client/rtk-query';
import { Button, TextField, useToast } from '@pothik/ui';
import { useState, type SubmitEvent } from 'react';
import { useAskedConsents } from '../../messages/consents.ts';
import { useFrameMessages } from '../../messages/frame.ts';
import { useHydrated } from '../../shared/use-hydrated.ts';
import styles from './newsletter-form.module.css';

/** Asks for an address; a mail asks back. What was typed stays until it has been taken. */
export function NewsletterForm() {
  const { newsletter } = useFrameMessages();
  const consent = useAskedConsents().newsletter;
  const [subscribe, { isLoading }] = useNewsletterSubscribeMutation();
  const toasts = useToast();
  const [error, setError] = useState<string>();
  // Before the page is awake, the address would be sent to the page itself, and be lost.
  const hydrated = useHydrated();

  const handleSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const field = form.elements.namedItem('email');
    if (isLoading || !(field instanceof HTMLInputElement)) return;
    if (field.value.trim() === '' || field.validity.typeMismatch) {
      setError(newsletter.invalid);
      field.focus();
      return;
    }
    setError(undefined);
    try {
      const { message } = await subscribe({
        email: field.value.trim(),
        consent: consent.wording,
      }).unwrap();
      toasts.add(message, 'success');
      form.reset();
    } catch (failure) {
      setError((failure as Failure).message);
    }
  };

  return (
    <form
      className={styles.form}
      method="post"
      noValidate
      onSubmit={(event) => void handleSubmit(event)}
    >
      <TextField
        type="email"
        name="email"
        autoComplete="email"
        inputMode="email"
        label={newsletter.label}
        placeholder={newsletter.placeholder}
        hint={consent.text}
        error={error}
      />
      <Button type="submit" emphasis="secondary" busy={isLoading} disabled={!hydrated}>
        {isLoading ? newsletter.subscribing : newsletter.subscribe}
      </Button>
    </form>
  );
}
