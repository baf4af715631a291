import type { Failure } from '@pothik/api-client/rtk-query';
import type { User } from '@pothik/contract';
import { Button, Link, PasswordField } from '@pothik/ui';
import { useId, useState } from 'react';
import { useAccountMessages } from '../../../messages/account.ts';
import { useForm } from '../../../shared/use-form.ts';
import { FormAlert } from '../sign-in/account-form.tsx';
import styles from '../account.module.css';
import { toProblem } from '../form-problem.ts';
import { useRequired } from '../required.ts';

const fields = ['password'] as const;

interface ProvenActionProps {
  user: User;
  words: Record<'title' | 'lead' | 'open' | 'submit' | 'submitting' | 'cancel' | 'failed', string>;
  emphasis?: 'primary' | 'danger';
  /** Does it with the password; answers why it could not. */
  act: (password: string) => Promise<Failure | undefined>;
}

function Confirm({
  words,
  emphasis = 'primary',
  act,
  onClose,
}: Omit<ProvenActionProps, 'user'> & { onClose: () => void }) {
  const messages = useAccountMessages();
  const required = useRequired();
  const form = useForm({
    fields,
    check: (values) => required(values, fields),
    async send({ password }) {
      const failure = await act(password);
      if (!failure) {
        onClose();
        return undefined;
      }
      if (failure.code === 'invalid_credentials') return { fields: { password: failure.message } };
      const refused = { refused: words.failed, unexpected: messages.unexpected };
      return toProblem(failure, refused, fields);
    },
  });
  return (
    <form className={styles.form} aria-label={words.title} {...form.props}>
      <FormAlert message={form.message} />
      <PasswordField
        name="password"
        label={messages.fields.currentPassword}
        labels={messages.passwordToggle}
        autoComplete="current-password"
        required
        error={form.errors.password}
      />
      <div className={styles.row}>
        <Button type="submit" emphasis={emphasis} busy={form.busy}>
          {form.busy ? words.submitting : words.submit}
        </Button>
        <Button emphasis="secondary" onClick={onClose}>
          {words.cancel}
        </Button>
      </div>
    </form>
  );
}

function NoPassword() {
  const { proof } = useAccountMessages();
  return (
    <p>
      {proof.noPassword} <Link href="/forgot-password">{proof.setPassword}</Link>
    </p>
  );
}

/** A card for what a session alone may not do: it asks for the password. Staff can't do it here. */
export function ProvenAction({ user, words, ...action }: ProvenActionProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  if (user.role === 'admin') return null;
  const proof =
    user.hasPassword === false ? (
      <NoPassword />
    ) : (
      <Confirm words={words} {...action} onClose={() => setOpen(false)} />
    );
  return (
    <section className={styles.card} aria-labelledby={id}>
      <h2 id={id}>{words.title}</h2>
      <p className={styles.quiet}>{words.lead}</p>
      {isOpen ? (
        proof
      ) : (
        <div className={styles.row}>
          <Button emphasis="secondary" onClick={() => setOpen(true)}>
            {words.open}
          </Button>
        </div>
      )}
    </section>
  );
}
