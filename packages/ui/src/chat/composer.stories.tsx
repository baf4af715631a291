import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn } from 'storybook/test';
import { guide } from '../../.storybook/guide.ts';
import { inBangla } from '../../.storybook/in-bangla.ts';
import { Composer } from './composer.tsx';
import { PictureButton } from './picture-button.tsx';

const meta = {
  component: Composer,
  args: { onSend: fn() },
  parameters: {
    ...guide({
      status: 'stable',
      use: 'Under a message list.',
      avoid: 'For a form’s text: use a text area, in which Enter begins a line.',
      keyboard: [
        ['Enter', 'sends, but not while a word is being composed'],
        ['Shift + Enter', 'begins a line'],
      ],
      names: 'A `textbox` `Type your message` and a button `Send message`.',
      dos: [
        {
          show: () => (
            <Composer onSend={() => undefined} start={<PictureButton onFile={() => undefined} />} />
          ),
          why: 'One line that grows, with the photo of a document one press away.',
        },
      ],
      donts: [
        {
          show: () => (
            <Composer
              label="Why do you travel to Malaysia?"
              sendLabel="Submit Booking"
              onSend={() => undefined}
            />
          ),
          why: 'Here Enter sends at once, so half an answer is submitted: a question of a form has a text area.',
        },
      ],
    }),
    ...inBangla<typeof Composer>({ label: 'আপনার বার্তা লিখুন' }),
  },
} satisfies Meta<typeof Composer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  async play({ canvas, userEvent, args }) {
    const text = canvas.getByRole('textbox', { name: 'Type your message' });
    await userEvent.type(text, '  Sunday{Shift>}{Enter}{/Shift}is fine. {Enter}');
    await expect(args.onSend).toHaveBeenCalledOnce();
    await expect(args.onSend).toHaveBeenCalledWith('Sunday\nis fine.');
    await expect(text).toHaveValue('');
  },
};
export const NothingIsNotSent: Story = {
  async play({ canvas, userEvent, args }) {
    await userEvent.type(canvas.getByRole('textbox'), '   {Enter}');
    await userEvent.click(canvas.getByRole('button', { name: 'Send message' }));
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};
export const ComposedWordIsNotSent: Story = {
  async play({ canvas, userEvent, args }) {
    const text = canvas.getByRole('textbox');
    await userEvent.type(text, 'ভিসা');
    await fireEvent.keyDown(text, { key: 'Enter', keyCode: 229 });
    await expect(args.onSend).not.toHaveBeenCalled();
    await expect(text).toHaveValue('ভিসা');
  },
};
export const WithPictures: Story = {
  args: { onPicture: fn() },
  render: (args) => (
    <Composer {...args} start={<PictureButton onFile={args.onPicture ?? fn()} />} />
  ),
  async play({ canvas, canvasElement, userEvent, args }) {
    const photo = new File(['x'], 'photo.png', { type: 'image/png' });
    await expect(canvas.getByRole('button', { name: 'Add a picture' })).toBeVisible();
    const chooser = canvasElement.querySelector<HTMLInputElement>('input[type=file]');
    await userEvent.upload(chooser ?? canvasElement, photo);
    await expect(args.onPicture).toHaveBeenCalledWith(photo);

    const pasted = new DataTransfer();
    pasted.items.add(photo);
    await userEvent.click(canvas.getByRole('textbox'));
    await userEvent.paste(pasted);
    await expect(args.onPicture).toHaveBeenCalledTimes(2);
  },
};
export const Disabled: Story = {
  args: { disabled: true, start: <PictureButton onFile={fn()} disabled /> },
};
export const Bangla: Story = {
  args: { start: <PictureButton onFile={fn()} /> },
  globals: { language: 'bn' },
  async play({ canvas, userEvent }) {
    await userEvent.type(
      canvas.getByRole('textbox', { name: 'আপনার বার্তা লিখুন' }),
      'রবিবার আসতে পারব।{Shift>}{Enter}{/Shift}সকাল ১০টায় হলে ভালো হয়।',
    );
  },
};
