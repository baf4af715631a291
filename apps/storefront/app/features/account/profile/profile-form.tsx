import { toAsciiDigits, toInternationalPhone, toLocalPhone, type User } from '@pothik/contract';
import { Button, Link, PasswordField, PhoneField, TextArea, TextField, useToast } from '@pothik/ui';
import { useState } from 'react';
import { useStore } from 'react-redux';
import { useAccountMessages } from '../../../messages/account.ts';
import { useOutboxMessages } from '../../../messages/outbox.ts';
import { useRules } from '../../../messages/rules.ts';
import { saidOr } from '../../../shared/said-or.ts';
import { useForm } from '../../../shared/use-form.ts';
import { useAppDispatch } from '../../../store/hooks.ts';
import type { Store } from '../../../store/make-store.ts';
import { FormAlert } from '../sign-in/account-form.tsx';
import styles from '../account.module.css';
import { userSet } from '../session/auth-slice.ts';
import { EmailField } from '../sign-in/email-field.tsx';
import { toProblem } from '../form-problem.ts';
import { useRequired } from '../required.ts';
import { saveProfile } from './save-profile.ts';
import type { WaitingProfile } from './send-profile.ts';

const fields = [
  'name',
  'email',
  'currentPassword',
  'phone',
  'nid',
  'passportNumber',
  'address',
] as const;

/** Numbers of papers only warn: an unusual one may be right. */
const nidForm = /^(\d{10}|\d{13}|\d{17})$/;
const passportForm = /^[A-Za-z]{1,2}\d{7}$/;
const isOdd = (value: string, form: RegExp) =>
  value.trim() !== '' && !form.test(toAsciiDigits(value.trim()));

/** Changes the profile. Cancel leaves what is stored as it is. */
export function ProfileForm({
  user,
  onSaved,
  onCancel,
}: {
  user: User;
  onSaved: () => void;
  onCancel: () => void;
}) {
  const { profile, fields: labels, passwordToggle } = useAccountMessages();
  const outbox = useOutboxMessages();
  const store = useStore() as Store;
  const dispatch = useAppDispatch();
  const toasts = useToast();
  const required = useRequired();
  const rules = useRules();
  const [nid, setNid] = useState(user.nid ?? '');
  const [passport, setPassport] = useState(user.passportNumber ?? '');
  const [email, setEmail] = useState(user.email);
  const isMoved = email.trim().toLowerCase() !== user.email;

  const form = useForm({
    name: 'profile',
    fields,
    check(values) {
      const needsProof = isMoved && user.hasPassword !== false;
      const missing = required(
        values,
        needsProof ? ['name', 'email', 'currentPassword'] : ['name', 'email'],
      );
      if (Object.keys(missing).length > 0) return missing;
      return toInternationalPhone(values.phone) ? {} : { phone: rules.invalidPhone };
    },
    async send(values) {
      const changed: WaitingProfile = {
        name: values.name.trim(),
        email: values.email.trim(),
        phone: toInternationalPhone(values.phone) ?? values.phone,
        nid: toAsciiDigits(values.nid.trim()),
        passportNumber: toAsciiDigits(values.passportNumber.trim()),
        address: values.address.trim(),
        ...(isMoved ? { currentPassword: values.currentPassword } : {}),
      };
      const result = await saveProfile(store, user, changed, () =>
        toasts.add(outbox.noRoom, 'warning'),
      );
      if (result === 'waiting') {
        toasts.add(outbox.waitsForLine, 'info');
        onSaved();
        return undefined;
      }
      if ('failure' in result) {
        const { failure } = result;
        if (failure.code === 'invalid_credentials') {
          return { fields: { currentPassword: failure.message } };
        }
        const words = { refused: profile.failed, unexpected: profile.error };
        return toProblem(failure, words, fields);
      }
      dispatch(userSet(result.user));
      toasts.add(saidOr(result.message, profile.saved), 'success');
      onSaved();
      return undefined;
    },
  });

  return (
    <form className={styles.form} aria-label={profile.title} {...form.props}>
      <FormAlert message={form.message} />
      <TextField
        name="name"
        label={labels.name}
        defaultValue={user.name}
        autoComplete="name"
        maxLength={120}
        required
        error={form.errors.name}
      />
      <EmailField
        autoComplete="email"
        defaultValue={user.email}
        error={form.errors.email}
        onChange={setEmail}
      />
      {isMoved && user.hasPassword !== false ? (
        <PasswordField
          name="currentPassword"
          label={labels.currentPassword}
          labels={passwordToggle}
          autoComplete="current-password"
          hint={profile.proofHint}
          required
          error={form.errors.currentPassword}
        />
      ) : null}
      {isMoved && user.hasPassword === false ? (
        <p>
          <span>{profile.noPassword}</span>{' '}
          <Link href="/forgot-password">{profile.setPassword}</Link>
        </p>
      ) : null}
      <PhoneField
        name="phone"
        label={labels.phone}
        defaultValue={user.phone ? toLocalPhone(user.phone) : ''}
        required
        error={form.errors.phone}
      />
      <TextField
        name="nid"
        label={labels.nid}
        value={nid}
        onChange={(event) => setNid(event.target.value)}
        inputMode="numeric"
        autoComplete="off"
        maxLength={40}
        hint={isOdd(nid, nidForm) ? profile.nidWarning : undefined}
        error={form.errors.nid}
      />
      <TextField
        name="passportNumber"
        label={labels.passportNumber}
        value={passport}
        onChange={(event) => setPassport(event.target.value)}
        autoComplete="off"
        autoCapitalize="characters"
        maxLength={40}
        hint={isOdd(passport, passportForm) ? profile.passportWarning : undefined}
        error={form.errors.passportNumber}
      />
      <TextArea
        name="address"
        label={labels.address}
        defaultValue={user.address}
        autoComplete="street-address"
        maxLength={500}
        error={form.errors.address}
      />
      <div className={styles.row}>
        <Button type="submit" busy={form.busy}>
          {form.busy ? profile.saving : profile.save}
        </Button>
        <Button emphasis="secondary" onClick={onCancel}>
          {profile.cancel}
        </Button>
      </div>
    </form>
  );
}
