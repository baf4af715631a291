import { useStaffKeysIssueMutation, type Failure } from '@pothik/api-client/rtk-query';
import { keyRoles, maximumKeyDays, trimWritten, type KeyRole } from '@pothik/contract';
import { Modal, Select, TextField } from '@pothik/ui';
import { useState } from 'react';
import { apiKeyMessages } from '../../messages/api-keys.ts';
import { ProofForm, type Proof } from '../../shared/second-factor/proof-form.tsx';
import { useOwnFactors } from '../../shared/second-factor/use-own-factors.ts';
import { dayFromNow } from './day-from-now.ts';

const { issue: words } = apiKeyMessages;

/** In how many days a key ends; `date`: on a day that is chosen. */
const ends = { 30: words.ends30, 90: words.ends90, [maximumKeyDays]: words.ends365 };

const blank = {
  name: '',
  role: 'agent' as KeyRole,
  access: 'read',
  ends: '90',
  lastDay: '',
};
type Values = typeof blank;

/** Names what is missing, before the server is asked. */
function missingOf({ name, ends: end, lastDay }: Values) {
  return {
    ...(trimWritten(name) === '' ? { name: words.nameMissing } : {}),
    ...(end === 'date' && lastDay === '' ? { endsOn: words.lastDayMissing } : {}),
  };
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
  const { proof } = useOwnFactors();
  const failure = isLoading ? undefined : (error as Failure | undefined);
  const { code: _code, ...refused } = failure?.fields ?? {};
  const missing: Record<string, string> = isTried ? missingOf(values) : {};
  const errorOf = (field: string) => missing[field] ?? refused[field];
  const set = (change: Partial<Values>) => setValues({ ...values, ...change });

  const close = () => {
    reset();
    setTried(false);
    onClose();
  };
  const send = async (given: Proof) => {
    if (Object.keys(missingOf(values)).length > 0) return;
    const { name, role, access, ends: end, lastDay } = values;
    const { data } = await issue({
      name,
      role,
      readsOnly: access === 'read',
      endsOn: end === 'date' ? lastDay : dayFromNow(Number(end)),
      ...given,
    });
    if (!data) return;
    onIssued({ name: data.apiKey.name, secret: data.key });
    // No cache keeps the key itself.
    reset();
    setTried(false);
    setValues(blank);
  };
  return (
    <Modal title={words.title} open={open} onClose={close} closeLabel={words.close}>
      {open ? (
        <ProofForm
          asks={failure?.code === 'second_factor_required' ? { code: 'any', ...proof } : proof}
          submit={isLoading ? words.submitting : words.submit}
          busy={isLoading}
          error={Object.keys(refused).length > 0 ? undefined : error}
          onTry={() => setTried(true)}
          onSubmit={(given) => void send(given)}
        >
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
        </ProofForm>
      ) : null}
    </Modal>
  );
}
