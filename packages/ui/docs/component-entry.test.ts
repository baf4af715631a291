import { expect, it } from 'vitest';
import type { Guide } from '../.storybook/guide.ts';
import { entryOf } from './component-entry.ts';

const guide: Guide = { status: 'stable', use: 'Here.', avoid: 'There.', names: 'A `button`.' };

it.each([
  ['../src/button/button.stories.tsx', undefined, 'Button', 'button--docs'],
  ['../src/chat/chat-bubble.stories.tsx', undefined, 'Chat bubble', 'chat-chat-bubble--docs'],
  [
    '../src/layout/grid.stories.tsx',
    'layout/Stack, Grid',
    'Stack, Grid',
    'layout-stack-grid--docs',
  ],
])('knows the page of %s', (path, title, shown, id) => {
  const meta = { parameters: { guide }, ...(title === undefined ? {} : { title }) };
  expect(entryOf(path, { default: meta })).toMatchObject({ title: shown, id });
});

it('takes names and props of the component and of those beside it', () => {
  const described = (displayName: string, props: Record<string, { description?: string }>) =>
    Object.assign(() => undefined, { __docgenInfo: { displayName, props } });
  const meta = {
    parameters: { guide },
    component: described('Button', { busy: { description: 'It works.' } }),
    subcomponents: { LinkButton: described('LinkButton', { href: {} }), bare: () => undefined },
  };
  expect(entryOf('../src/button/button.stories.tsx', { default: meta })).toMatchObject({
    components: ['Button', 'LinkButton'],
    props: [
      { name: 'busy', description: 'It works.' },
      { name: 'href', description: '' },
    ],
  });
});

it('has nothing of stories without a guide', () => {
  expect(entryOf('../src/tokens/colours.stories.tsx', { default: {} })).toBeUndefined();
});
