import type { Failure } from '@pothik/api-client/rtk-query';
import type { User } from '@pothik/contract';
import { Button, Link, PasswordField } from '@pothik/ui';
import { useId } from 'react';
import { useAccountMessages } from '../../../messages/account.ts';
import { useForm } from '../../../shared/use-form.ts';
import { useKeptState } from '../../../shared/use-kept-state.ts';
import { useSettings } from '../../../store/hooks.ts';
import { FormAlert } from '../sign-in/account-form.tsx';
import { AskGoogle } from '../sign-in/ask-google.tsx';
import styles from '../account.module.css';
import { toProblem } from '../form-problem.ts';
import { useRequired } from '../required.ts';

const fields = ['password'] as const;

/** Does it with the password or a token of Google; answers why it could not. */
export type ActWithProof = (
  proof: { password: string } | { idToken: string },
) => Promise<Failure | undefined>;

interface ProvenActionProps {
  user: User;
  words: Record<'title' | 'lead' | 'open' | 'submit' | 'submitting' | 'cancel' | 'failed', string>;
  emphasis?: 'primary' | 'danger';
  act: ActWithProof;
}

function ConfirmWithPassword({
  words,
  emphasis = 'primary',
  act,
  onClose,
}: Omit<ProvenActionProps, 'user'> & { onClose: () => void }) {
  const messages = useAccountMessages();
  const required = useRequired();
  const form = useForm({
    name: words.title,
    fields,
    check: (values) => required(values, fields),
    async send({ password }) {
      const failure = await act({ password });
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

/** An account without a password is one of Google, or waits for its first. */
function ConfirmWithGoogle({
  words,
  emphasis,
  act,
  onClose,
}: Omit<ProvenActionProps, 'user'> & { onClose: () => void }) {
  const { proof, google } = useAccountMessages();
  const isOffered = useSettings().firebase.apiKey !== '';
  const setPassword = <Link href="/forgot-password">{proof.setPassword}</Link>;
  if (!isOffered) {
    return (
      <p>
        <span>{proof.noPassword}</span> {setPassword}
      </p>
    );
  }
  const handleToken = async (idToken: string) => {
    const failure = await act({ idToken });
    if (failure) return failure.serverMessage ?? words.failed;
    onClose();
    return undefined;
  };
  return (
    <>
      <p>
        <span>{proof.withGoogle}</span> {setPassword}
      </p>
      <AskGoogle
        label={proof.askGoogle}
        working={google.working}
        emphasis={emphasis === 'danger' ? 'danger' : 'secondary'}
        onToken={handleToken}
      />
      <div className={styles.row}>
        <Button emphasis="secondary" onClick={onClose}>
          {words.cancel}
        </Button>
      </div>
    </>
  );
}

/**
 * A card for what a session alone may not do: it asks for the password, or for Google where there is none.
 * Staff can't do it here.
 */
export function ProvenAction({ user, words, ...action }: ProvenActionProps) {
  const id = useId();
  const [isOpen, setOpen] = useKeptState(`${words.title}:open`, false);
  if (user.role === 'admin') return null;
  const Confirm = user.hasPassword === false ? ConfirmWithGoogle : ConfirmWithPassword;
  return (
    <section className={styles.card} aria-labelledby={id}>
      <h2 id={id}>{words.title}</h2>
      <p className={styles.quiet}>{words.lead}</p>
      {isOpen ? (
        <Confirm words={words} {...action} onClose={() => setOpen(false)} />
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
