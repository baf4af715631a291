import { useRegisterMutation, type Failure } from '@pothik/api-client/rtk-query';
import {
  checkNewPassword,
  invalidPhoneMessage,
  isBangladeshMobile,
  passwordMismatchMessage,
  phonePrefix,
} from '@pothik/contract';
import { Button, Link, PasswordField, PhoneField, TextField, useToast } from '@pothik/ui';
import { Navigate, useNavigate } from 'react-router';
import { useAccountMessages } from '../../messages/account.ts';
import { PageMeta } from '../../shared/page-meta.tsx';
import { useForm } from '../../shared/use-form.ts';
import { useHydrated } from '../../shared/use-hydrated.ts';
import { useProductName } from '../../shared/use-product-name.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { AccountPage, FormAlert } from './account-form.tsx';
import styles from './account.module.css';
import { signedIn, signInFailed, signInStarted } from './auth-slice.ts';
import { toProblem } from './form-problem.ts';
import { useRequestedPlace } from './requested-place.ts';
import { useRequired } from './required.ts';

const fields = ['name', 'email', 'phone', 'password', 'confirmPassword'] as const;

/** Making an account (Specification §2); checked in the order of §5. */
export function RegisterPage() {
  const messages = useAccountMessages();
  const { register, fields: labels } = messages;
  const [send] = useRegisterMutation();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const toasts = useToast();
  const product = useProductName();
  const required = useRequired();
  const hydrated = useHydrated();
  const place = useRequestedPlace();
  const isAuthenticated = useAppSelector((state) => state.auth.isAuthenticated);

  const form = useForm({
    fields,
    check(values) {
      const missing = required(values, fields);
      if (Object.keys(missing).length > 0) return missing;
      const wrong = checkNewPassword(values.password, values.confirmPassword);
      if (wrong === passwordMismatchMessage) return { confirmPassword: wrong };
      if (wrong) return { password: wrong };
      return isBangladeshMobile(values.phone) ? {} : { phone: invalidPhoneMessage };
    },
    async send({ name, email, phone, password }) {
      dispatch(signInStarted());
      const person = { name: name.trim(), email: email.trim(), phone: phonePrefix + phone };
      const { data, error } = await send({ ...person, password });
      if (error) {
        const words = { refused: register.failed, unexpected: messages.unexpected };
        const problem = toProblem(error as Failure, words, fields);
        dispatch(signInFailed(problem.message ?? register.failed));
        return problem;
      }
      toasts.add(register.success(product), 'success');
      dispatch(signedIn(data.user));
      await navigate(place, { replace: true });
      return undefined;
    },
  });

  if (isAuthenticated && !form.busy) return <Navigate to={place} replace />;
  return (
    <AccountPage title={register.title} lead={register.lead}>
      <PageMeta title={register.title} canonical="/register" noIndex />
      <form className={styles.form} aria-label={register.title} {...form.props}>
        <FormAlert message={form.message} />
        <TextField
          name="name"
          label={labels.name}
          autoComplete="name"
          maxLength={120}
          required
          error={form.errors.name}
        />
        <TextField
          type="email"
          name="email"
          label={labels.email}
          autoComplete="email"
          inputMode="email"
          autoCapitalize="none"
          required
          error={form.errors.email}
        />
        <PhoneField name="phone" label={labels.phone} required error={form.errors.phone} />
        <PasswordField
          name="password"
          label={labels.password}
          labels={messages.passwordToggle}
          hint={register.passwordHint}
          autoComplete="new-password"
          required
          error={form.errors.password}
        />
        <PasswordField
          name="confirmPassword"
          label={labels.confirmPassword}
          labels={messages.passwordToggle}
          autoComplete="new-password"
          required
          error={form.errors.confirmPassword}
        />
        <Button type="submit" busy={form.busy} disabled={!hydrated}>
          {form.busy ? register.submitting : register.submit}
        </Button>
      </form>
      <p className={styles.row}>
        {register.haveAccount} <Link href="/login">{register.login}</Link>
      </p>
    </AccountPage>
  );
}
