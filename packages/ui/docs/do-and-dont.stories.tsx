import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { DoAndDont } from '../.storybook/do-and-dont.tsx';
import { allComponents } from './all-components.ts';

/** Those of all components under each other, so that they can be reviewed at once. */
function AllExamples() {
  return (
    <>
      <h1>Do and don’t</h1>
      {allComponents
        .filter(({ guide: { dos, donts } }) => dos ?? donts)
        .map(({ id, title, guide: { dos = [], donts = [] } }) => (
          <section key={id}>
            <h2>{title}</h2>
            <DoAndDont dos={dos} donts={donts} touchable />
          </section>
        ))}
    </>
  );
}

const meta = {
  title: 'Do and don’t',
  component: AllExamples,
  // Each example is made of components that have pictures of their own.
  tags: ['!autodocs', 'no-picture'],
} satisfies Meta<typeof AllExamples>;
export default meta;

export const AllOfThem: StoryObj<typeof meta> = {
  name: 'Do and don’t',
  async play({ canvas }) {
    const count = canvas.getAllByRole('heading', { name: 'Do' }).length;
    await expect(count).toBeGreaterThanOrEqual(15);
    await expect(canvas.getAllByRole('heading', { name: 'Don’t' })).toHaveLength(count);
  },
};
