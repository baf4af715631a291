import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { guide } from '../../.storybook/guide.ts';
import { inBangla } from '../../.storybook/in-bangla.ts';
import { Picture } from './picture.tsx';

const drawing = encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300"><rect width="400" height="300" fill="#d8a873"/><circle cx="290" cy="90" r="50" fill="#f2d8a7"/><path d="M0 220 Q200 160 400 220 V300 H0 Z" fill="#1c5d57"/></svg>',
);

const poster = encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300"><rect width="400" height="300" fill="#1c5d57"/><g fill="#f2d8a7" font-family="sans-serif" font-size="26"><text x="24" y="120">Visa for Malaysia</text><text x="24" y="160">9,000 taka until 20 May</text><text x="24" y="200">Bring two photos</text></g></svg>',
);

const meta = {
  component: Picture,
  args: {
    picture: { src: `data:image/svg+xml,${drawing}`, alt: 'Hills in golden light' },
    sizes: '20rem',
  },
  decorators: [(Story) => <div style={{ maxWidth: 320 }}>{Story()}</div>],
  parameters: {
    ...guide({
      status: 'stable',
      use: 'For a picture from the catalogue: it keeps its place before it has come.',
      avoid: 'For a sign: use an icon.',
      names: 'An `img` named by its text; where there is none, the text `No Image`.',
      dos: [
        {
          show: () => (
            <div style={{ maxWidth: 280 }}>
              <Picture
                picture={{ src: `data:image/svg+xml,${drawing}`, alt: 'Hills in golden light' }}
                sizes="20rem"
              />
            </div>
          ),
          why: 'Its text is “Hills in golden light”: what is to be seen there, in a few words and without “picture of”.',
        },
      ],
      donts: [
        {
          show: () => (
            <div style={{ maxWidth: 280 }}>
              <Picture
                picture={{ src: `data:image/svg+xml,${poster}`, alt: 'Visa for Malaysia' }}
                sizes="20rem"
              />
            </div>
          ),
          why: 'Words in a picture are neither read out nor translated, and too small on a phone: they stand beside it.',
        },
      ],
    }),
    ...inBangla<typeof Picture>({
      picture: { src: `data:image/svg+xml,${drawing}`, alt: 'সোনালি আলোয় পাহাড়' },
    }),
  },
} satisfies Meta<typeof Picture>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  async play({ canvas }) {
    const image = canvas.getByRole('img', { name: 'Hills in golden light' });
    await expect(image).toHaveAttribute('loading', 'lazy');
  },
};
export const First: Story = {
  args: { priority: true },
  async play({ canvas }) {
    await expect(canvas.getByRole('img')).toHaveAttribute('fetchpriority', 'high');
  },
};
const tall = encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="600"><rect width="300" height="600" fill="#d8a873"/><circle cx="150" cy="70" r="50" fill="#f2d8a7"/><path d="M0 420 Q150 360 300 420 V600 H0 Z" fill="#1c5d57"/></svg>',
);
const tallPicture = { src: `data:image/svg+xml,${tall}`, width: 300, height: 600 };

/** What matters is at the top: it stays in sight where there is room for a part only. */
export const WithFocus: Story = {
  args: { picture: { ...tallPicture, alt: 'The sun over hills', focus: { x: 50, y: 4 } } },
  parameters: inBangla<typeof Picture>({
    picture: { ...tallPicture, alt: 'পাহাড়ের ওপর সূর্য', focus: { x: 50, y: 4 } },
  }),
  async play({ canvas }) {
    const image = canvas.getByRole('img', { name: 'The sun over hills' });
    await expect(getComputedStyle(image).objectPosition).toBe('50% 0%');
  },
};
export const Missing: Story = {
  args: { picture: undefined },
  parameters: inBangla<typeof Picture>({ picture: undefined }),
};
export const MissingInBangla: Story = { ...Missing, globals: { language: 'bn' } };
export const Broken: Story = {
  args: { picture: { src: 'data:image/png;base64,broken', alt: '' } },
  parameters: inBangla<typeof Picture>({
    picture: { src: 'data:image/png;base64,broken', alt: '' },
  }),
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getByText('No Image')).toBeVisible());
  },
};
