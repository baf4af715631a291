import { useAuthResetPasswordMutation, type Failure } from '@pothik/api-client/rtk-query';
import { Button, LinkButton, MessageState, useToast } from '@pothik/ui';
import { useNavigate, useSearchParams } from 'react-router';
import { useAccountMessages } from '../../../messages/account.ts';
import { useRules } from '../../../messages/rules.ts';
import { PageMeta } from '../../../shared/page-meta.tsx';
import { saidOr } from '../../../shared/said-or.ts';
import { useForm } from '../../../shared/use-form.ts';
import { useHydrated } from '../../../shared/use-hydrated.ts';
import { AccountPage, FormAlert } from '../sign-in/account-form.tsx';
import styles from '../account.module.css';
import { toProblem } from '../form-problem.ts';
import { checkTypedTwice, NewPasswordFields } from './new-password.tsx';
import { useRequired } from '../required.ts';

const passwords = ['newPassword', 'confirmNewPassword'] as const;

/** Where the link in the mail leads: a new password, twice. */
export function ResetPage() {
  const messages = useAccountMessages();
  const { reset } = messages;
  const [query] = useSearchParams();
  const token = query.get('token') ?? '';
  const [send] = useAuthResetPasswordMutation();
  const navigate = useNavigate();
  const toasts = useToast();
  const required = useRequired();
  const rules = useRules();
  const hydrated = useHydrated();

  const form = useForm({
    name: 'reset-password',
    fields: passwords,
    check(values) {
      const missing = required(values, passwords);
      if (Object.keys(missing).length > 0) return missing;
      return checkTypedTwice(values, passwords, rules);
    },
    async send({ newPassword }) {
      const { data, error } = await send({ token, password: newPassword });
      if (error) {
        const failure = error as Failure;
        const refused = failure.fields?.password;
        if (refused !== undefined)
          return { fields: { newPassword: saidOr(refused, reset.failed) } };
        const words = { refused: reset.failed, unexpected: messages.unexpected };
        return toProblem(failure, words);
      }
      toasts.add(saidOr(data.message, reset.done), 'success');
      await navigate('/login', { replace: true });
      return undefined;
    },
  });

  if (hydrated && token === '') {
    return (
      <main id="content">
        <PageMeta title={reset.title} canonical="/reset-password" noIndex />
        <MessageState title={reset.noToken} text={reset.noTokenText} headingLevel={1}>
          <LinkButton href="/forgot-password">{reset.askAgain}</LinkButton>
        </MessageState>
      </main>
    );
  }
  return (
    <AccountPage title={reset.title} lead={reset.lead}>
      <PageMeta title={reset.title} canonical="/reset-password" noIndex />
      <form className={styles.form} aria-label={reset.title} {...form.props}>
        <FormAlert message={form.message} />
        <NewPasswordFields names={passwords} errors={form.errors} />
        <Button type="submit" busy={form.busy} disabled={!hydrated}>
          {form.busy ? reset.submitting : reset.submit}
        </Button>
        {form.message ? (
          <LinkButton href="/forgot-password" emphasis="secondary">
            {reset.askAgain}
          </LinkButton>
        ) : null}
      </form>
    </AccountPage>
  );
}
