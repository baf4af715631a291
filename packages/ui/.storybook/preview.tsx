import '../src/fonts.css';
import '../src/styles.css';
import './preview.css';
import type { Preview } from '@storybook/react-vite';
import { configure, expect } from 'storybook/test';
import { banglaLabels } from '../src/labels/bn.ts';
import { LabelsProvider } from '../src/labels/labels-provider.tsx';
import { checkShownStates } from '../docs/shown-states.ts';
import { ComponentPage } from './component-page.tsx';
import { argsIn } from './in-bangla.ts';
import { PageContainer } from './page-container.tsx';
import { unlistedPairs } from './shown-pairs.ts';
import { Surroundings } from './surroundings.tsx';
import { viewports } from './viewports.ts';

// A bound for what never comes, on a machine that is busy, in milliseconds.
configure({ asyncUtilTimeout: 20_000 });

/** Nothing is to be said otherwise than components say it. */
const english = {};

const fonts = ['Anek', 'Anek Bangla'];

const preview: Preview = {
  tags: ['autodocs'],
  parameters: {
    a11y: {
      test: 'error',
      config: {
        rules: [
          // Of WCAG 2.2 AA, axe leaves this rule out unless it is asked for.
          { id: 'target-size', enabled: true },
          // Forced colours are the system's, and a page is not told which they are.
          { id: 'color-contrast', enabled: !import.meta.env.VITE_STORY_FORCED_COLORS },
        ],
      },
    },
    layout: 'padded',
    docs: { container: PageContainer, page: ComponentPage },
    viewport: { options: viewports },
    options: {
      storySort: {
        order: [
          'Introduction',
          'Principles',
          'Content guide',
          'Find a component',
          'Do and don’t',
          'Changes',
          'Foundations',
        ],
      },
    },
  },
  globalTypes: {
    theme: {
      description: 'Light or dark',
      toolbar: { title: 'Theme', items: ['light', 'dark'], dynamicTitle: true },
    },
    brand: {
      description: 'The colour of a brand; Foundations/Brand takes any other',
      toolbar: {
        title: 'Brand',
        dynamicTitle: true,
        items: [
          { value: '', title: 'Pothik' },
          { value: '#7a1fa2', title: 'Violet' },
          { value: '#c62828', title: 'Red' },
          { value: '#1f4e9e', title: 'Blue' },
          { value: '#ffd400', title: 'Yellow, which has to be darker' },
          { value: '#333333', title: 'Grey' },
        ],
      },
    },
    direction: {
      description: 'In which direction one reads',
      toolbar: { title: 'Direction', items: ['ltr', 'rtl'], dynamicTitle: true },
    },
    language: {
      description:
        'The language of the page: its font, its line height, what components say, and what they are given',
      toolbar: { title: 'Language', items: ['en', 'bn'], dynamicTitle: true },
    },
    density: {
      description: 'How close things stand: compact is for consoles used with a mouse',
      toolbar: { title: 'Density', items: ['comfortable', 'compact'], dynamicTitle: true },
    },
  },
  initialGlobals: {
    theme: import.meta.env.VITE_STORY_THEME === 'dark' ? 'dark' : 'light',
    brand: '',
    direction: import.meta.env.VITE_STORY_DIRECTION === 'rtl' ? 'rtl' : 'ltr',
    language: 'en',
    density: 'comfortable',
  },
  // What a story opens is placed by what stands there, which is as wide as its font makes it.
  loaders: [
    async ({ globals }) => {
      const sample = globals.language === 'bn' ? 'বাংলা Text' : 'Text';
      await Promise.all(fonts.map((font) => document.fonts.load(`1rem "${font}"`, sample)));
    },
  ],
  decorators: [
    (Story, { args, globals, parameters, viewMode }) => (
      <LabelsProvider labels={globals.language === 'bn' ? banglaLabels : english}>
        <Surroundings {...globals} isAlone={viewMode !== 'docs'}>
          <Story args={argsIn(globals.language, args, parameters)} />
        </Surroundings>
      </LabelsProvider>
    ),
  ],
  async afterEach({ id, canvasElement }) {
    const { body } = canvasElement.ownerDocument;
    checkShownStates(id, body);
    // Contrasts are computed from the tokens for any brand: of every pair that a story shows.
    if (!import.meta.env.VITE_STORY_FORCED_COLORS) await expect(unlistedPairs(body)).toEqual([]);
  },
};

export default preview;
