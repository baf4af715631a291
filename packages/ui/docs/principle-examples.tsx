import type { Guide } from '../.storybook/guide.ts';
import { Button } from '../src/button/button.tsx';
import { Badge } from '../src/chip/chip.tsx';
import { DefinitionList } from '../src/definition-list/definition-list.tsx';
import { EmptyState } from '../src/message-state/empty-state.tsx';

type Pair = Pick<Guide, 'dos' | 'donts'>;

const calm: Pair = {
  dos: [
    {
      show: () => (
        <div className="examples__row">
          <Badge tone="accent">Recommended</Badge>
          <Button>Book Now</Button>
        </div>
      ),
      why: 'One mark, one action: there is no doubt what to do next.',
    },
  ],
  donts: [
    {
      show: () => (
        <div className="examples__row">
          <Badge tone="accent">Hot</Badge>
          <Badge tone="accent">Only today</Badge>
          <Button>Book Now</Button>
          <Button>Call Now</Button>
          <Button>Chat Now</Button>
        </div>
      ),
      why: 'Everything calls at once, and a company that presses is not trusted with a passport.',
    },
  ],
};

const warm: Pair = {
  dos: [
    {
      show: () => <EmptyState title="No bookings yet" text="What you book is shown here." />,
      why: 'It speaks to a person, and says what will be here.',
    },
  ],
  donts: [
    {
      show: () => <EmptyState title="0 records" text="Query returned an empty result set." />,
      why: 'It speaks of the machine.',
    },
  ],
};

const exact: Pair = {
  dos: [
    {
      show: () => (
        <DefinitionList
          items={[
            { label: 'Fee', value: '৳9,500, paid at our office' },
            { label: 'Takes', value: '10 to 15 working days' },
            { label: 'Booked on', value: '12 November 2026' },
          ]}
        />
      ),
      why: 'A person can decide by this, and tell it to the family on the phone.',
    },
  ],
  donts: [
    {
      show: () => (
        <DefinitionList
          items={[
            { label: 'Fee', value: 'Best price guaranteed' },
            { label: 'Takes', value: 'Very fast' },
            { label: 'Booked on', value: '12/11' },
          ]}
        />
      ),
      why: 'Nothing of this can be checked, and 12/11 is two different days.',
    },
  ],
};

/** How each principle is meant. */
export const principleExamples = { calm, warm, exact };
