import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { guide } from '../../.storybook/guide.ts';
import { inBangla } from '../../.storybook/in-bangla.ts';
import { CategoryTile } from './category-tile.tsx';

const meta = {
  component: CategoryTile,
  args: { name: 'Jobs Abroad', href: '#jobs', icon: 'briefcase' },
  parameters: {
    ...guide({
      status: 'stable',
      use: 'For a category among others.',
      avoid: 'For a service: use its card.',
      names: 'A `link` named by the category.',
      dos: [
        {
          show: () => (
            <div className="examples__row">
              <CategoryTile name="Jobs Abroad" href="#jobs" icon="briefcase" />
              <CategoryTile name="Visa Services" href="#visas" icon="stamp" />
            </div>
          ),
          why: 'One or two words that people look for, and an icon that no other category has.',
        },
      ],
      donts: [
        {
          show: () => (
            <div className="examples__row">
              <CategoryTile
                name="All our services for visas and permits"
                href="#visas"
                icon="file-text"
              />
              <CategoryTile
                name="Our offers of jobs in other countries"
                href="#jobs"
                icon="file-text"
              />
            </div>
          ),
          why: 'Long names are read slowly, and the same icon twice tells nothing apart.',
        },
      ],
    }),
    ...inBangla<typeof CategoryTile>({ name: 'হজ ও উমরাহ' }),
  },
} satisfies Meta<typeof CategoryTile>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  async play({ canvas }) {
    await expect(canvas.getByRole('link', { name: 'Jobs Abroad' })).toBeVisible();
  },
};
export const WithCount: Story = {
  args: { count: '32 services' },
  async play({ canvas }) {
    await expect(canvas.getByRole('link', { name: 'Jobs Abroad' })).toHaveTextContent(
      /^Jobs Abroad$/,
    );
  },
};
export const UnknownIcon: Story = { args: { icon: 'no-such-icon' } };
export const BrokenPicture: Story = {
  args: { iconUrl: 'data:image/png;base64,broken' },
  async play({ canvasElement }) {
    await waitFor(() => expect(canvasElement.querySelector('svg')).toBeVisible());
  },
};
export const Bangla: Story = { args: { icon: 'moon-star' }, globals: { language: 'bn' } };
