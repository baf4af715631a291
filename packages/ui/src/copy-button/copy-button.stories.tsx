import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn, waitFor } from 'storybook/test';
import { guide } from '../../.storybook/guide.ts';
import { inBangla } from '../../.storybook/in-bangla.ts';
import { withRealKeys } from '../../.storybook/real-keys.ts';
import { CopyButton } from './copy-button.tsx';

const write = fn<(text: string) => Promise<void>>();

const meta = {
  component: CopyButton,
  args: { text: 'PTK-2041', label: 'Copy the booking number' },
  beforeEach() {
    write.mockReset().mockResolvedValue();
    const spy = spyOn(navigator.clipboard, 'writeText').mockImplementation(write);
    return () => spy.mockRestore();
  },
  parameters: {
    ...guide({
      status: 'draft',
      use: 'Beside a number or an address that somebody takes elsewhere.',
      avoid: 'For text that one can read aloud more quickly.',
      keyboard: [['Enter, Space', 'copies']],
      names: 'A `button` named by its label; what came of it is a `status`.',
      dos: [
        {
          show: () => (
            <div className="examples__row">
              PTK-2041 <CopyButton text="PTK-2041" label="Copy the booking number" />
            </div>
          ),
          why: 'The number can be read beside it, and the button is called “Copy the booking number”.',
        },
      ],
      donts: [
        {
          show: () => (
            <div className="examples__row">
              Rahima Khatun <CopyButton text="Rahima Khatun" label="Copy" />
              Romania <CopyButton text="Romania" label="Copy" />
            </div>
          ),
          why: 'Nobody takes these words elsewhere, and two buttons that are both called Copy cannot be told apart by who hears them.',
        },
      ],
    }),
    ...inBangla<typeof CopyButton>({ label: 'বুকিং নম্বর কপি করুন' }),
  },
} satisfies Meta<typeof CopyButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Copies: Story = {
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy the booking number' }));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Copied'));
    await expect(write).toHaveBeenCalledWith('PTK-2041');
    await withRealKeys(async (press) => {
      await press('{Enter}');
      await waitFor(() => expect(write).toHaveBeenCalledTimes(2));
      await press(' ');
      await waitFor(() => expect(write).toHaveBeenCalledTimes(3));
    });
  },
};
export const IsRefused: Story = {
  async play({ canvas, userEvent }) {
    write.mockRejectedValue(new Error('not allowed'));
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('by hand'));
  },
};
export const RefusedInBangla: Story = {
  globals: { language: 'bn' },
  async play({ canvas, userEvent }) {
    write.mockRejectedValue(new Error('not allowed'));
    await userEvent.click(canvas.getByRole('button', { name: 'বুকিং নম্বর কপি করুন' }));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('কপি করা যায়নি'));
  },
};
