import { useAuthLoginMutation, type Failure } from '@pothik/api-client/rtk-query';
import { Button, Link, PasswordField } from '@pothik/ui';
import { Navigate } from 'react-router';
import { useAccountMessages } from '../../../messages/account.ts';
import { PageMeta } from '../../../shared/page-meta.tsx';
import { SharedPhone } from '../../../shared/shared-phone.tsx';
import { useForm } from '../../../shared/use-form.ts';
import { useHydrated } from '../../../shared/use-hydrated.ts';
import { useAppDispatch, useAppSelector } from '../../../store/hooks.ts';
import { AccountPage, FormAlert } from './account-form.tsx';
import styles from '../account.module.css';
import { signInFailed, signInStarted } from '../session/auth-slice.ts';
import { EmailField } from './email-field.tsx';
import { toProblem } from '../form-problem.ts';
import { GoogleButton } from './google-button.tsx';
import { useRequestedPlace } from './requested-place.ts';
import { useRequired } from '../required.ts';
import { useEnter } from '../session/use-enter.ts';

const fields = ['email', 'password'] as const;

/** Signing in with e-mail and password, or with Google (Specification §2). */
export function LoginPage() {
  const messages = useAccountMessages();
  const { login } = messages;
  const [send] = useAuthLoginMutation();
  const dispatch = useAppDispatch();
  const enter = useEnter();
  const required = useRequired();
  const hydrated = useHydrated();
  const place = useRequestedPlace();
  const isAuthenticated = useAppSelector((state) => state.auth.isAuthenticated);

  const form = useForm({
    name: 'login',
    fields,
    check: (values) => required(values, fields),
    async send({ email, password }) {
      dispatch(signInStarted());
      const { data, error } = await send({ email: email.trim(), password });
      if (error) {
        const words = { refused: login.failed, unexpected: messages.unexpected };
        const problem = toProblem(error as Failure, words, fields);
        dispatch(signInFailed(problem.message ?? login.failed));
        return problem;
      }
      await enter(data.user, login.success);
      return undefined;
    },
  });

  if (isAuthenticated && !form.busy) return <Navigate to={place} replace />;
  return (
    <AccountPage title={login.title} lead={login.lead}>
      <PageMeta title={login.title} canonical="/login" noIndex />
      <form className={styles.form} aria-label={login.title} {...form.props}>
        <FormAlert message={form.message} />
        <EmailField autoComplete="username" error={form.errors.email} />
        <PasswordField
          name="password"
          label={messages.fields.password}
          labels={messages.passwordToggle}
          autoComplete="current-password"
          required
          error={form.errors.password}
        />
        <SharedPhone />
        <Button type="submit" busy={form.busy} disabled={!hydrated}>
          {form.busy ? login.submitting : login.submit}
        </Button>
        <Link href="/forgot-password">{login.forgot}</Link>
      </form>
      <div className={styles.or}>{login.or}</div>
      <GoogleButton />
      <p className={styles.row}>
        <span>{login.noAccount}</span> <Link href="/register">{login.register}</Link>
      </p>
    </AccountPage>
  );
}
