import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide } from '../../.storybook/guide.ts';
import { InsightCard } from './insight-card.tsx';

const meta = {
  component: InsightCard,
  args: {
    title: 'Seven Signs of a Fake Job Offer',
    excerpt: 'No interview, a salary that is too good, money before paper.',
    category: 'Work abroad',
    date: '12 Oct 2026',
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 380 }}>
        <h2>Latest Insights</h2>
        {Story()}
      </div>
    ),
  ],
  parameters: guide({
    status: 'stable',
    use: 'For an article in a list.',
    avoid: 'For a service: use its card.',
    names: 'An `article` named by its title.',
    dos: [
      {
        show: () => (
          <InsightCard
            title="Seven Signs of a Fake Job Offer"
            excerpt="No interview, a salary that is too good, money before paper."
            category="Work abroad"
            date="12 Oct 2026"
          />
        ),
        why: 'The title says what one will know afterwards, and the date how old the advice is.',
      },
    ],
    donts: [
      {
        show: () => (
          <InsightCard
            title="You Won’t Believe What Happened at the Embassy"
            excerpt="Read on to find out!"
            category="News"
          />
        ),
        why: 'It hides what it is about and when it was written: people look for an answer, and press in vain.',
      },
    ],
  }),
} satisfies Meta<typeof InsightCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithoutExcerpt: Story = { args: { excerpt: undefined, date: undefined } };
