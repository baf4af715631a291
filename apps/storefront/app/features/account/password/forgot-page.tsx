import { useAuthForgotPasswordMutation, type Failure } from '@pothik/api-client/rtk-query';
import { Button, Link } from '@pothik/ui';
import { useAccountMessages } from '../../../messages/account.ts';
import { PageMeta } from '../../../shared/page-meta.tsx';
import { saidOr } from '../../../shared/said-or.ts';
import { useForm } from '../../../shared/use-form.ts';
import { useKeptState } from '../../../shared/use-kept-state.ts';
import { useHydrated } from '../../../shared/use-hydrated.ts';
import { AccountPage, FormAlert } from '../sign-in/account-form.tsx';
import styles from '../account.module.css';
import { EmailField } from '../sign-in/email-field.tsx';
import { toProblem } from '../form-problem.ts';
import { useRequired } from '../required.ts';

const fields = ['email'] as const;

/** Asks for a link; what it says is the same whether there is an account or not. */
export function ForgotPage() {
  const messages = useAccountMessages();
  const { forgot } = messages;
  const [send] = useAuthForgotPasswordMutation();
  const required = useRequired();
  const hydrated = useHydrated();
  const [sent, setSent] = useKeptState<{ email: string; message: string } | undefined>(
    'forgot-password:sent',
    undefined,
  );

  const form = useForm({
    name: 'forgot-password',
    fields,
    check: (values) => required(values, fields),
    async send({ email }) {
      const { data, error } = await send({ email: email.trim() });
      if (error) {
        const words = { refused: forgot.failed, unexpected: messages.unexpected };
        return toProblem(error as Failure, words, fields);
      }
      setSent({ email: email.trim(), message: saidOr(data.message, forgot.sentTitle) });
      return undefined;
    },
  });

  return (
    <AccountPage
      title={sent ? forgot.sentTitle : forgot.title}
      {...(sent ? {} : { lead: forgot.lead })}
    >
      <PageMeta title={forgot.title} canonical="/forgot-password" noIndex />
      {sent ? (
        <div role="status" className={styles.form}>
          <p>
            <strong>{sent.message}</strong>
          </p>
          <p>{forgot.sentText(sent.email)}</p>
          <Button emphasis="secondary" onClick={() => setSent(undefined)}>
            {forgot.again}
          </Button>
        </div>
      ) : (
        <form className={styles.form} aria-label={forgot.title} {...form.props}>
          <FormAlert message={form.message} />
          <EmailField autoComplete="username" error={form.errors.email} />
          <Button type="submit" busy={form.busy} disabled={!hydrated}>
            {form.busy ? forgot.submitting : forgot.submit}
          </Button>
        </form>
      )}
      <p>
        <Link href="/login">{forgot.back}</Link>
      </p>
    </AccountPage>
  );
}
