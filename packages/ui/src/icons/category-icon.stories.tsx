import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { guide } from '../../.storybook/guide.ts';
import { CategoryIcon } from './category-icon.tsx';

const meta = {
  component: CategoryIcon,
  args: { name: 'stamp' },
  parameters: guide({
    status: 'stable',
    use: 'Beside the name of a category.',
    avoid: 'Alone: it has no accessible name.',
    names: 'None; it is hidden from assistive technology.',
    dos: [
      {
        show: () => (
          <div className="examples__row">
            <CategoryIcon name="stamp" /> Visa Services
          </div>
        ),
        why: 'The word stands beside it, and the category has the same icon on every page.',
      },
    ],
    donts: [
      {
        show: () => (
          <div className="examples__row">
            <CategoryIcon name="stamp" />
            <CategoryIcon name="file-check" />
            <CategoryIcon name="globe" />
          </div>
        ),
        why: 'Without its word an icon is a riddle: each of these may be a visa, a permit or something else.',
      },
    ],
  }),
} satisfies Meta<typeof CategoryIcon>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Known: Story = {};
export const Unknown: Story = {
  args: { name: 'no-such-icon' },
  async play({ canvasElement }) {
    await expect(canvasElement.querySelector('.lucide-file-text')).not.toBeNull();
  },
};
export const BrokenPicture: Story = {
  args: { url: 'data:image/png;base64,broken' },
  async play({ canvasElement }) {
    await waitFor(() => expect(canvasElement.querySelector('.lucide-plane')).not.toBeNull());
  },
};
