import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { allComponents } from './all-components.ts';
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
    const lacking = allComponents.flatMap(({ title, guide: { dos = [], donts = [] } }) => [
      ...(dos.length === 0 ? [`${title}: do`] : []),
      ...(donts.length === 0 ? [`${title}: don’t`] : []),
    ]);
    await expect(lacking).toEqual([]);
    const count = allComponents.length;
    await expect(count).toBeGreaterThan(0);
    await expect(canvas.getAllByRole('heading', { name: 'Do' })).toHaveLength(count);
    await expect(canvas.getAllByRole('heading', { name: 'Don’t' })).toHaveLength(count);
  },
};
