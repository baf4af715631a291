import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { guide } from '../../.storybook/guide.ts';
import { inBangla } from '../../.storybook/in-bangla.ts';
import { withRealKeys } from '../../.storybook/real-keys.ts';
import { Stack } from '../layout/stack.tsx';
import { FileDrop, type FileDropProps } from './file-drop.tsx';

// A page of a passport, drawn: 1 pixel would not show how a picture is cut.
const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="280"><rect width="400" height="280" fill="#1c5d57"/><rect x="24" y="60" width="110" height="140" fill="#f2e3c4"/><rect x="160" y="70" width="200" height="18" fill="#f2e3c4"/><rect x="160" y="110" width="150" height="18" fill="#f2e3c4"/></svg>';
const photo = new File([drawing], 'passport-front-page-of-rahima-khatun.svg', {
  type: 'image/svg+xml',
});

const meta = {
  component: FileDrop,
  args: { label: 'Passport photo', file: undefined, onFile: fn(), onRemove: fn() },
  parameters: {
    ...guide({
      status: 'stable',
      use: 'For one file that a form needs, most of all a photo of a document.',
      avoid: 'For pictures in a conversation: the composer takes those.',
      keyboard: [
        ['Tab', 'goes to the place, then to its buttons'],
        ['Enter, Space', 'opens the choice of files'],
      ],
      names:
        'A file input named by its label; buttons `Replace` and `Remove`; while it is sent a `progressbar` `Uploading: …`.',
      dos: [
        {
          show: () => (
            <FileDrop
              label="First page of your passport"
              hint="All four corners, in daylight, without flash"
              file={undefined}
              onFile={() => undefined}
            />
          ),
          why: 'The label says which page, and the hint how its photo becomes readable before it is taken.',
        },
      ],
      donts: [
        {
          show: () => (
            <FileDrop
              label="Attachment"
              hint="Max. 5242880 bytes, MIME type image/jpeg"
              file={undefined}
              onFile={() => undefined}
            />
          ),
          why: 'It does not say which document is needed, and only programs count in bytes.',
        },
      ],
    }),
    ...inBangla<typeof FileDrop>({ label: 'পাসপোর্টের ছবি' }),
  },
} satisfies Meta<typeof FileDrop>;
export default meta;
type Story = StoryObj<typeof meta>;

function Owned(props: FileDropProps) {
  const [file, setFile] = useState(props.file);
  return <FileDrop {...props} file={file} onFile={setFile} onRemove={() => setFile(undefined)} />;
}

export const Empty: Story = {
  args: { hint: 'The page with your photo, all four corners in the picture.' },
  parameters: inBangla<typeof FileDrop>({ hint: 'আপনার ছবির পাতা, চারটি কোনাই যেন দেখা যায়।' }),
  async play({ canvas }) {
    await withRealKeys(async (press) => {
      // Nobody is there to choose a file.
      const opened = fn((event: Event) => event.preventDefault());
      const input = canvas.getByLabelText('Passport photo');
      input.addEventListener('click', opened);
      await press('{Tab}');
      await expect(input).toHaveFocus();
      await press('{Enter}');
      await press(' ');
      await expect(opened).toHaveBeenCalledTimes(2);
    });
  },
};
export const ChosenReplacedRemoved: Story = {
  render: (args) => <Owned {...args} />,
  async play({ canvas, userEvent }) {
    const input = canvas.getByLabelText('Passport photo');
    await userEvent.upload(input, photo);
    await expect(await canvas.findByText(photo.name)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove' }));
    await expect(canvas.queryByText(photo.name)).toBeNull();
    await expect(input).toHaveFocus();
  },
};
export const Several: Story = {
  args: {
    label: 'Add a picture',
    multiple: true,
    onFile: fn(),
    labels: { choose: 'Choose pictures or drop them here' },
  },
  parameters: inBangla<typeof FileDrop>({
    label: 'ছবি যোগ করুন',
    labels: { choose: 'ছবিগুলো বেছে নিন, অথবা এখানে এনে ছাড়ুন' },
  }),
  async play({ canvas, userEvent, args }) {
    const second = new File([drawing], 'visa.svg', { type: 'image/svg+xml' });
    await userEvent.upload(canvas.getByLabelText('Add a picture'), [photo, second]);
    await expect(args.onFile).toHaveBeenCalledWith(photo, [second]);
  },
};
export const Chosen: Story = { args: { file: photo } };
export const Uploading: Story = {
  args: { file: photo, progress: 0.4 },
  async play({ canvas }) {
    const bar = canvas.getByRole('progressbar', { name: 'Uploading: Passport photo' });
    await expect(bar).toHaveAttribute('value', '0.4');
    await expect(canvas.getByRole('button', { name: 'Replace' })).toBeDisabled();
  },
};
export const WithError: Story = {
  args: { error: 'Please upload a photo of your passport' },
  parameters: inBangla<typeof FileDrop>({ error: 'আপনার পাসপোর্টের ছবি দিন' }),
  async play({ canvas }) {
    await expect(canvas.getByLabelText('Passport photo')).toHaveAccessibleDescription(
      'Please upload a photo of your passport',
    );
  },
};
export const Disabled: Story = {
  args: { disabled: true },
  render: (args) => (
    <Stack>
      <FileDrop {...args} />
      <FileDrop {...args} file={photo} />
    </Stack>
  ),
  async play({ canvas, userEvent, args }) {
    for (const input of canvas.getAllByLabelText('Passport photo'))
      await expect(input).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove' }));
    await expect(args.onRemove).not.toHaveBeenCalled();
  },
};
export const LongBangla: Story = {
  args: { file: photo, progress: 0.4 },
  globals: { language: 'bn' },
  parameters: inBangla<typeof FileDrop>({
    label: 'জাতীয় পরিচয়পত্রের সত্যায়িত অনুলিপির সামনের পাতার ছবি',
    error: 'ছবিটি পড়া যাচ্ছে না। দিনের আলোতে আবার তুলুন।',
  }),
};
