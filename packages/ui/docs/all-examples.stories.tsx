import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AllExamples } from './all-examples.tsx';

const meta = {
  title: 'Tests/All examples',
  component: AllExamples,
  args: { touchable: true },
  decorators: [
    (Story) => (
      <>
        <h1>Do and don’t</h1>
        <Story />
      </>
    ),
  ],
  // Each example is made of components that have pictures of their own.
  tags: ['!autodocs', '!dev', 'no-picture'],
} satisfies Meta<typeof AllExamples>;
export default meta;

export const AllOfThem: StoryObj<typeof meta> = {
  async play({ canvas }) {
    const count = canvas.getAllByRole('heading', { name: 'Do' }).length;
    await expect(count).toBeGreaterThanOrEqual(15);
    await expect(canvas.getAllByRole('heading', { name: 'Don’t' })).toHaveLength(count);
  },
};
