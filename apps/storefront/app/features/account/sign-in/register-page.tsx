import { useAuthRegisterMutation, type Failure } from '@pothik/api-client/rtk-query';
import { toInternationalPhone } from '@pothik/contract';
import { Button, Link, PhoneField, TextField } from '@pothik/ui';
import { Navigate } from 'react-router';
import { useAccountMessages } from '../../../messages/account.ts';
import { useRules } from '../../../messages/rules.ts';
import { PageMeta } from '../../../shared/page-meta.tsx';
import { refusalsOf } from '../../../shared/form-visit/refusals-of.ts';
import { useFormVisit } from '../../../shared/form-visit/use-form-visit.ts';
import { SharedPhone } from '../../../shared/shared-phone.tsx';
import { useForm, type FormValues } from '../../../shared/use-form.ts';
import { useHydrated } from '../../../shared/use-hydrated.ts';
import { useProductName } from '../../../shared/use-product-name.ts';
import { useAppDispatch, useAppSelector } from '../../../store/hooks.ts';
import { AccountPage, FormAlert } from './account-form.tsx';
import styles from '../account.module.css';
import { signInFailed, signInStarted } from '../session/auth-slice.ts';
import { EmailField } from './email-field.tsx';
import { toProblem } from '../form-problem.ts';
import { checkTypedTwice, NewPasswordFields } from '../password/new-password.tsx';
import { useRequestedPlace } from './requested-place.ts';
import { useRequired } from '../required.ts';
import { useEnter } from '../session/use-enter.ts';

const passwords = ['password', 'confirmPassword'] as const;
const fields = ['name', 'email', 'phone', ...passwords] as const;

/** Making an account (Specification §2); checked in the order of §5. */
export function RegisterPage() {
  const messages = useAccountMessages();
  const { register, fields: labels } = messages;
  const [send] = useAuthRegisterMutation();
  const dispatch = useAppDispatch();
  const enter = useEnter();
  const product = useProductName();
  const required = useRequired();
  const rules = useRules();
  const hydrated = useHydrated();
  const place = useRequestedPlace();
  const visit = useFormVisit('register');
  const isAuthenticated = useAppSelector((state) => state.auth.isAuthenticated);

  const findWrong = (values: FormValues<(typeof fields)[number]>) => {
    const missing = required(values, fields);
    if (Object.keys(missing).length > 0) return missing;
    const wrong = checkTypedTwice(values, passwords, rules);
    if (Object.keys(wrong).length > 0) return wrong;
    return toInternationalPhone(values.phone) ? {} : { phone: rules.invalidPhone };
  };
  const form = useForm({
    name: 'register',
    fields,
    check(values) {
      const wrong = findWrong(values);
      visit.reach('submitted');
      visit.refuse(Object.keys(wrong));
      return wrong;
    },
    async send({ name, email, phone, password }) {
      dispatch(signInStarted());
      const person = {
        name: name.trim(),
        email: email.trim(),
        phone: toInternationalPhone(phone) ?? phone,
      };
      const { data, error } = await send({ ...person, password });
      if (error) {
        visit.refuse(refusalsOf(error as Failure));
        const words = { refused: register.failed, unexpected: messages.unexpected };
        const problem = toProblem(error as Failure, words, fields);
        dispatch(signInFailed(problem.message ?? register.failed));
        return problem;
      }
      visit.reach('sent');
      visit.tell();
      await enter(data.user, register.success(product));
      return undefined;
    },
  });

  if (isAuthenticated && !form.busy) return <Navigate to={place} replace />;
  return (
    <AccountPage title={register.title} lead={register.lead}>
      <PageMeta title={register.title} canonical="/register" noIndex />
      <form
        className={styles.form}
        aria-label={register.title}
        {...form.props}
        onChange={() => visit.reach('begun')}
      >
        <FormAlert message={form.message} />
        <TextField
          name="name"
          label={labels.name}
          autoComplete="name"
          maxLength={120}
          required
          error={form.errors.name}
        />
        <EmailField autoComplete="email" error={form.errors.email} />
        <PhoneField name="phone" label={labels.phone} required error={form.errors.phone} />
        <NewPasswordFields names={passwords} errors={form.errors} />
        <SharedPhone />
        <Button type="submit" busy={form.busy} disabled={!hydrated}>
          {form.busy ? register.submitting : register.submit}
        </Button>
      </form>
      <p className={styles.row}>
        <span>{register.haveAccount}</span> <Link href="/login">{register.login}</Link>
      </p>
    </AccountPage>
  );
}
