import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { allComponents } from './all-components.ts';
import { storiesOfStates } from './shown-states.ts';

// No picture: it draws nothing.
const meta = {
  title: 'Tests/Shown states',
  tags: ['!autodocs', '!dev', 'no-picture'],
  render: () => <h1>Shown states</h1>,
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** Components that are shown in one language, and why. */
const withoutBangla: Record<string, string> = {
  'Category icon': 'It has no words.',
  'Labels provider': 'It is about words, and its stories are in Bangla.',
  'Optional part': 'It has no words of its own.',
  Pagination: 'All its words are labels.',
  'Stack, Inline, Grid, Split, Container': 'They have no words of their own.',
  Status: 'All its words are labels.',
  'Message list': 'Its messages are drawn by the story, which knows the language.',
};
/** Components without a story of their own in Bangla: their words are heard alone, or can't break. */
const withoutBanglaStory: ReadonlySet<string> = new Set([
  'Category icon',
  'Message list',
  'Optional part',
  'Progress',
  'Skeleton',
  'Sparkline',
  'Stack, Inline, Grid, Split, Container',
  'Toolbar',
]);

export const EachHasItsStory: Story = {
  async play() {
    const known = new Set(allComponents.flatMap(({ stories }) => stories.map(({ id }) => id)));
    await expect(storiesOfStates.filter((id) => !known.has(id))).toEqual([]);
  },
};
export const EachIsShownInBangla: Story = {
  async play() {
    const wordless = allComponents.filter(({ hasBangla }) => !hasBangla).map(({ title }) => title);
    await expect(wordless.toSorted()).toEqual(Object.keys(withoutBangla).toSorted());
    const unseen = allComponents
      .filter(({ stories }) => !stories.some(({ language }) => language === 'bn'))
      .map(({ title }) => title);
    await expect(unseen.toSorted()).toEqual([...withoutBanglaStory].toSorted());
  },
};
