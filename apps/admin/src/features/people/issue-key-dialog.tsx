import {
  useStaffFactorsGetQuery,
  useStaffKeysIssueMutation,
  type Failure,
} from '@pothik/api-client/rtk-query';
import { keyRoles, maximumKeyDays, type KeyRole } from '@pothik/contract';
import { Button, Modal, PasswordField, Select, TextField } from '@pothik/ui';
import { useId, useState, type SubmitEvent } from 'react';
import { apiKeyMessages } from '../../messages/api-keys.ts';
import { frameMessages } from '../../messages/frame.ts';
import { secondFactorMessages } from '../../messages/second-factor.ts';
import { dayFromNow } from './day-from-now.ts';
import styles from './people.module.css';

const { issue: words } = apiKeyMessages;

const passwordLabels = {
  show: frameMessages.signIn.showPassword,
  hide: frameMessages.signIn.hidePassword,
};

/** In how many days a key ends; `date`: on a day that is chosen. */
const ends = { 30: words.ends30, 90: words.ends90, [maximumKeyDays]: words.ends365 };

const blank = {
  name: '',
  role: 'agent' as KeyRole,
  access: 'read',
  ends: '90',
  lastDay: '',
  password: '',
  code: '',
};
type Values = typeof blank;

/** What is missing before the server is asked. */
function missingOf({ name, ends: end, lastDay, password, code }: Values, needsCode: boolean) {
  return {
    ...(name.trim() === '' ? { name: words.nameMissing } : {}),
    ...(end === 'date' && lastDay === '' ? { endsOn: words.lastDayMissing } : {}),
    ...(password === '' ? { password: secondFactorMessages.missing } : {}),
    ...(needsCode && code.trim() === '' ? { code: secondFactorMessages.codeMissing } : {}),
  };
}

/** What the server says is wrong, by the input that it stands at. */
function refusedOf(failure: Failure | undefined): Record<string, string> {
  const said = failure?.serverMessage ?? words.failed;
  if (failure === undefined) return {};
  if (failure.code === 'invalid_credentials') return { password: said };
  if (failure.code === 'second_factor_required') return { code: said };
  return failure.fields ?? { whole: said };
}

interface IssueKeyDialogProps {
  open: boolean;
  onClose: () => void;
  onIssued: (made: { name: string; secret: string }) => void;
}

/** Issues a key: its name, what it may, when it ends, and the proof that an owner asks for it. */
export function IssueKeyDialog({ open, onClose, onIssued }: IssueKeyDialogProps) {
  const [values, setValues] = useState(blank);
  const [isTried, setTried] = useState(false);
  const [issue, { isLoading, error, reset }] = useStaffKeysIssueMutation();
  const { data: factor } = useStaffFactorsGetQuery(undefined, { skip: !open });
  const formId = useId();
  const failure = error as Failure | undefined;
  const needsCode = factor?.since !== undefined || failure?.code === 'second_factor_required';
  const missing: Record<string, string> = isTried ? missingOf(values, needsCode) : {};
  const refused = refusedOf(isLoading ? undefined : failure);
  const errorOf = (field: string) => missing[field] ?? refused[field];
  const set = (change: Partial<Values>) => setValues({ ...values, ...change });

  const close = () => {
    reset();
    setTried(false);
    setValues({ ...values, password: '', code: '' });
    onClose();
  };
  const send = async () => {
    const { name, role, access, ends: end, lastDay, password, code } = values;
    const { data } = await issue({
      name,
      role,
      readsOnly: access === 'read',
      endsOn: end === 'date' ? lastDay : dayFromNow(Number(end)),
      password,
      ...(needsCode ? { code } : {}),
    });
    if (!data) return;
    onIssued({ name: data.apiKey.name, secret: data.key });
    // No cache keeps the key itself.
    reset();
    setTried(false);
    setValues(blank);
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    if (!isLoading && Object.keys(missingOf(values, needsCode)).length === 0) void send();
  };
  return (
    <Modal
      title={words.title}
      open={open}
      onClose={close}
      closeLabel={words.close}
      actions={
        <Button type="submit" form={formId} busy={isLoading}>
          {isLoading ? words.submitting : words.submit}
        </Button>
      }
    >
      <form id={formId} className={styles.form} noValidate onSubmit={submit}>
        {refused.whole === undefined ? null : <p role="alert">{refused.whole}</p>}
        <TextField
          label={words.name}
          hint={words.nameHint}
          maxLength={80}
          value={values.name}
          error={errorOf('name')}
          onChange={({ target }) => set({ name: target.value })}
        />
        <Select
          label={words.role}
          hint={words.roleHints[values.role]}
          value={values.role}
          options={keyRoles.map((role) => ({ value: role, label: words.roles[role] }))}
          onChange={({ target }) =>
            set({ role: keyRoles.find((role) => role === target.value) ?? 'agent' })
          }
        />
        <Select
          label={words.access}
          hint={words.limits}
          value={values.access}
          options={Object.entries(words.accesses).map(([value, label]) => ({ value, label }))}
          onChange={({ target }) => set({ access: target.value })}
        />
        <Select
          label={words.ends}
          value={values.ends}
          options={[
            ...Object.entries(ends).map(([value, label]) => ({ value, label })),
            { value: 'date', label: words.endsOn },
          ]}
          error={values.ends === 'date' ? undefined : errorOf('endsOn')}
          onChange={({ target }) => set({ ends: target.value })}
        />
        {values.ends === 'date' ? (
          <TextField
            label={words.lastDay}
            hint={words.lastDayHint}
            type="date"
            min={dayFromNow(0)}
            max={dayFromNow(maximumKeyDays)}
            value={values.lastDay}
            error={errorOf('endsOn')}
            onChange={({ target }) => set({ lastDay: target.value })}
          />
        ) : null}
        <PasswordField
          label={secondFactorMessages.password}
          labels={passwordLabels}
          autoComplete="current-password"
          value={values.password}
          error={errorOf('password')}
          onChange={({ target }) => set({ password: target.value })}
        />
        {needsCode ? (
          <TextField
            label={secondFactorMessages.code}
            hint={secondFactorMessages.anyCodeHint}
            autoComplete="one-time-code"
            maxLength={64}
            value={values.code}
            error={errorOf('code')}
            onChange={({ target }) => set({ code: target.value })}
          />
        ) : null}
      </form>
    </Modal>
  );
}
