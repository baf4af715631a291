import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { allComponents } from './all-components.ts';
import { ComponentFinder } from './component-finder.tsx';

const meta = {
  title: 'Tests/Component finder',
  component: ComponentFinder,
  args: { entries: allComponents },
  decorators: [
    (Story) => (
      <>
        <h1>Find a component</h1>
        <Story />
      </>
    ),
  ],
  // Designers have a page of it. A picture would be out of date with every new component.
  tags: ['!autodocs', '!dev', 'no-picture'],
} satisfies Meta<typeof ComponentFinder>;
export default meta;

type Story = StoryObj<typeof meta>;

export const ByKeyboard: Story = {
  async play({ canvas, userEvent }) {
    const search = canvas.getByRole('searchbox');
    await userEvent.tab();
    await expect(search).toHaveFocus();

    await userEvent.keyboard('xylophone');
    await expect(canvas.getByRole('status')).toHaveTextContent('0 components');
    await expect(canvas.getByRole('heading', { name: 'Nothing found' })).toBeVisible();

    await userEvent.clear(search);
    await userEvent.type(search, 'alertdialog');
    await expect(canvas.getByRole('status')).toHaveTextContent('1 component');
    await userEvent.tab();
    const link = canvas.getByRole('link', { name: 'Confirm dialog' });
    await expect(link).toHaveFocus();
    await expect(link).toHaveAttribute('href', '?path=/docs/modal-confirm-dialog--docs');
  },
};

/** With props of its own: only the build notes them at components, tests have none. */
export const ByProps: Story = {
  args: {
    entries: [
      {
        title: 'Button',
        id: 'button--docs',
        guide: { status: 'draft', use: 'To do something here.', avoid: '', names: '' },
        components: ['Button'],
        props: [{ name: 'emphasis', description: 'At most one `primary` a view.' }],
        stories: [],
        hasBangla: false,
      },
    ],
  },
  async play({ canvas, userEvent }) {
    await userEvent.type(canvas.getByRole('searchbox'), 'primary');
    await expect(canvas.getByRole('link', { name: 'Button' })).toBeVisible();
    await expect(canvas.getByText('emphasis')).toBeVisible();
    await expect(canvas.getByText('draft')).toBeVisible();
  },
};
