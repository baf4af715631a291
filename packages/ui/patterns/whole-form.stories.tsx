import { zodResolver } from '@hookform/resolvers/zod';
import { definitions, inputMessage } from '@pothik/contract/schemas';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useActionState, useId } from 'react';
import { useForm } from 'react-hook-form';
import { expect, fn, mocked, waitFor, within } from 'storybook/test';
import { guide } from '../.storybook/guide.ts';
import { Alert } from '../src/alert/alert.tsx';
import { Button } from '../src/button/button.tsx';
import { ErrorSummary } from '../src/error-summary/error-summary.tsx';
import { TextField } from '../src/field/field.tsx';
import { PhoneField } from '../src/field/phone-field.tsx';
import { TextArea } from '../src/field/text-area.tsx';
import { Stack } from '../src/layout/stack.tsx';

/** The schema by which the server checks the call, without what the page itself fills in. */
const schema = definitions.bookings.create.body.pick({
  name: true,
  email: true,
  phone: true,
  address: true,
});

const names = ['name', 'email', 'phone', 'address'] as const;
type Name = (typeof names)[number];
type Texts = Record<Name, string>;

interface FormProps {
  /** Sends it; what it throws is shown. */
  send: (texts: Texts) => Promise<void>;
}

const nothing: Texts = { name: '', email: '', phone: '', address: '' };

/** The first thing that is wrong with each field. */
function findErrors(texts: Texts): Partial<Texts> {
  const { error } = schema.safeParse(texts, { error: inputMessage });
  const found = error?.issues.map(({ path, message }) => [String(path[0]), message] as const);
  return Object.fromEntries(found?.toReversed() ?? []);
}

interface Attempt {
  texts: Texts;
  errors: Partial<Texts>;
  failure?: string;
  sent?: boolean;
}

function readTexts(form: FormData): Texts {
  const texts = { ...nothing };
  for (const name of names) {
    const value = form.get(name);
    if (typeof value === 'string') texts[name] = value;
  }
  return texts;
}

/** React alone: the form is an action, and works before the page is awake. */
function ActionForm({ send }: FormProps) {
  const id = useId();
  const [{ texts, errors, failure, sent }, submit, busy] = useActionState(
    async (_last: Attempt, form: FormData): Promise<Attempt> => {
      const typed = readTexts(form);
      const wrong = findErrors(typed);
      if (Object.keys(wrong).length > 0) return { texts: typed, errors: wrong };
      try {
        await send(typed);
        return { texts: nothing, errors: {}, sent: true };
      } catch (error) {
        return { texts: typed, errors: {}, failure: error instanceof Error ? error.message : '' };
      }
    },
    { texts: nothing, errors: {} },
  );
  // React empties the fields after each action: what was typed comes back as their default.
  const field = (name: Name) => ({
    id: `${id}-${name}`,
    name,
    defaultValue: texts[name],
    error: errors[name],
  });
  const summary = names.flatMap((name) => {
    const message = errors[name];
    return message === undefined ? [] : [{ fieldId: `${id}-${name}`, message }];
  });
  return (
    <form action={submit} noValidate>
      <Stack>
        <ErrorSummary title="Please check these" errors={summary} />
        {failure === undefined ? null : <Alert tone="danger" title={failure} />}
        {sent ? <Alert tone="success" live title="Your booking is sent." /> : null}
        <TextField label="Full name" autoComplete="name" {...field('name')} />
        <TextField label="Email (optional)" type="email" {...field('email')} />
        <PhoneField label="Phone number" {...field('phone')} />
        <TextArea label="Address" {...field('address')} />
        <Button type="submit" busy={busy}>
          Submit Booking
        </Button>
      </Stack>
    </form>
  );
}

/** With a library, for forms with rows of fields or with checks while one types. */
function HookForm({ send }: FormProps) {
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(schema, { error: inputMessage }, { raw: true }),
    defaultValues: nothing,
  });
  const { errors, isSubmitting, isSubmitSuccessful } = formState;
  const submit = handleSubmit(async (texts) => {
    try {
      await send({ ...texts, email: texts.email ?? '' });
    } catch (error) {
      setError('root', { message: error instanceof Error ? error.message : '' });
    }
  });
  const field = (name: Name) => ({ ...register(name), error: errors[name]?.message });
  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <Stack>
        {errors.root ? <Alert tone="danger" title={errors.root.message} /> : null}
        {isSubmitSuccessful ? <Alert tone="success" live title="Your booking is sent." /> : null}
        <TextField label="Full name" autoComplete="name" {...field('name')} />
        <TextField label="Email (optional)" type="email" {...field('email')} />
        <TextField label="Phone number" type="tel" {...field('phone')} />
        <TextArea label="Address" {...field('address')} />
        <Button type="submit" busy={isSubmitting}>
          Submit Booking
        </Button>
      </Stack>
    </form>
  );
}

const meta = {
  title: 'Patterns/Whole form',
  component: ActionForm,
  args: { send: fn(() => Promise.resolve()) },
  parameters: guide({
    status: 'draft',
    use: 'For any form: the rules are those of the contract, and what was typed survives each failure.',
    avoid: 'For one field that acts at once: use it alone.',
    keyboard: [['Enter', 'in a field of one line submits']],
    names:
      'Fields named by their labels; what is wrong is their description, and a summary leads to them.',
  }),
} satisfies Meta<typeof ActionForm>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A number that is too short, then a line that fails, then all is well: nothing is typed twice. */
const failsTwice: Story['play'] = async ({ canvas, userEvent, args, canvasElement }) => {
  mocked(args.send).mockRejectedValueOnce(new Error('You are offline.'));
  const submit = canvas.getByRole('button', { name: 'Submit Booking' });
  await userEvent.type(canvas.getByLabelText('Full name'), 'Rahima Khatun');
  await userEvent.type(canvas.getByLabelText('Phone number'), '0171');
  await userEvent.type(canvas.getByLabelText('Address'), 'Sylhet');
  await userEvent.click(submit);
  const phone = canvas.getByLabelText('Phone number');
  await waitFor(() => expect(phone).toHaveAccessibleDescription(/valid Bangladesh mobile number/));
  await expect(canvas.getByLabelText('Full name')).toHaveValue('Rahima Khatun');
  await expect(args.send).not.toHaveBeenCalled();

  await userEvent.type(phone, '2345678{Enter}');
  const alert = await within(canvasElement).findByRole('alert');
  await expect(alert).toHaveTextContent('You are offline.');
  await expect(canvas.getByLabelText('Address')).toHaveValue('Sylhet');

  await userEvent.click(submit);
  await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('is sent'));
  await expect(args.send).toHaveBeenLastCalledWith({
    name: 'Rahima Khatun',
    email: '',
    phone: '01712345678',
    address: 'Sylhet',
  });
};

export const WithAnAction: Story = { play: failsTwice };
export const WithReactHookForm: Story = {
  render: (args) => <HookForm {...args} />,
  play: failsTwice,
};
