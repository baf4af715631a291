import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { guide } from '../../.storybook/guide.ts';
import { inBangla } from '../../.storybook/in-bangla.ts';
import { Button } from '../button/button.tsx';
import { Switch } from './switch.tsx';

const meta = {
  component: Switch,
  args: { label: 'Show me as online', onChange: fn() },
  parameters: {
    ...guide({
      status: 'draft',
      use: 'For what is on or off at once, without a button that saves.',
      avoid:
        'For a choice that is sent with a form, and for agreeing to something: use `Checkbox`.',
      keyboard: [
        ['Tab', 'goes to it'],
        ['Space', 'turns it on or off'],
      ],
      names: 'A `switch` named by its label.',
      dos: [
        {
          show: () => (
            <Switch
              label="Show me as online"
              hint="Customers see that somebody answers."
              defaultChecked
            />
          ),
          why: 'It takes effect at once, and its label says what is so while it is on.',
        },
      ],
      donts: [
        {
          show: () => (
            <div className="examples__stack">
              <Switch label="I have read the conditions" />
              <Button>Submit Booking</Button>
            </div>
          ),
          why: 'Nothing happens before the button is pressed, so this is a checkbox.',
        },
      ],
    }),
    ...inBangla<typeof Switch>({
      label: 'গ্রাহকরা যখন নতুন বার্তা পাঠাবেন তখন আমাকে ইমেইলে জানানো হোক',
    }),
  },
} satisfies Meta<typeof Switch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {
  async play({ canvas, userEvent, args }) {
    const control = canvas.getByRole('switch', { name: 'Show me as online' });
    await expect(control).not.toBeChecked();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(control).toBeChecked();
    await userEvent.click(canvas.getByText('Show me as online'));
    await expect(control).not.toBeChecked();
    await expect(args.onChange).toHaveBeenCalledTimes(2);
  },
};
export const On: Story = {
  args: { defaultChecked: true, hint: 'New conversations come to you.' },
  parameters: inBangla<typeof Switch>({ hint: 'নতুন কথোপকথন আপনার কাছে আসবে।' }),
  async play({ canvas }) {
    await expect(canvas.getByRole('switch')).toHaveAccessibleDescription(
      'New conversations come to you.',
    );
  },
};
export const Failed: Story = {
  args: { error: 'You are offline. It stays as it was.' },
  parameters: inBangla<typeof Switch>({ error: 'ইন্টারনেট নেই। আগের মতোই আছে।' }),
};
export const Disabled: Story = { args: { disabled: true, defaultChecked: true } };
export const LongBangla: Story = { args: { defaultChecked: true }, globals: { language: 'bn' } };
