import type { ServiceSummary } from '@pothik/contract';
import { definitions, inputMessage } from '@pothik/contract/schemas';
import { Alert, Button, PhoneField, Select, Sheet, Stack, TextArea, TextField } from '@pothik/ui';
import { useActionState, useEffect, useState } from 'react';
import { fieldErrors, guest, readTexts, sayWhy } from './client';

interface Attempt {
  typed: Partial<Record<string, string>>;
  errors: Record<string, string>;
  problem?: string;
}

export function NewBooking({
  open,
  onClose,
  onBooked,
}: {
  open: boolean;
  onClose: () => void;
  onBooked: () => void;
}) {
  return (
    <Sheet title="New booking" open={open} onClose={onClose}>
      <BookingForm onBooked={onBooked} />
    </Sheet>
  );
}

function BookingForm({ onBooked }: { onBooked: () => void }) {
  const { services, failure } = useServices();
  const [{ typed, errors, problem }, book, busy] = useActionState(
    async (_last: Attempt, form: FormData): Promise<Attempt> => {
      const typed = readTexts(form);
      // The schema by which the server checks the call: what it would refuse is said before.
      const checked = definitions.bookings.create.body.safeParse(typed, { error: inputMessage });
      if (!checked.success) {
        const errors = Object.fromEntries(
          checked.error.issues.map(({ path, message }) => [String(path[0]), message]),
        );
        return { typed, errors };
      }
      try {
        // A guest has no account: staff reach them at this number.
        const { phone } = checked.data;
        const reachedBy = { preferredContact: 'whatsapp', whatsapp: phone } as const;
        await guest.bookings.create({ ...checked.data, ...reachedBy, isInstantBooking: true });
        onBooked();
        return { typed: {}, errors: {} };
      } catch (error) {
        return { typed, errors: fieldErrors(error), problem: sayWhy(error) };
      }
    },
    { typed: {}, errors: {} },
  );
  const notice = problem ?? failure;
  const field = (name: string) => ({
    name,
    defaultValue: typed[name] ?? '',
    error: errors[name],
  });

  return (
    // The rules of the contract say what is wrong, not the browser.
    <form action={book} noValidate>
      <Stack>
        {notice === undefined ? null : <Alert tone="danger" title={notice} />}
        <Select
          label="Service"
          // React puts the default of a select in with its first drawing alone.
          key={typed.serviceId}
          {...field('serviceId')}
          options={services.map(({ _id, name, jobTitle }) => ({
            value: _id,
            label: jobTitle ?? name ?? _id,
          }))}
        />
        <TextField label="Full name" {...field('name')} />
        <PhoneField label="Phone number" hint="With WhatsApp" {...field('phone')} />
        <TextArea label="Address" {...field('address')} />
        <Button type="submit" busy={busy}>
          Book
        </Button>
      </Stack>
    </form>
  );
}

function useServices() {
  const [services, setServices] = useState<ServiceSummary[]>([]);
  const [failure, setFailure] = useState<string>();
  useEffect(() => {
    guest.services.list({ limit: 50 }).then(
      ({ data }) => setServices(data),
      (error: unknown) => setFailure(sayWhy(error)),
    );
  }, []);
  return { services, failure };
}
