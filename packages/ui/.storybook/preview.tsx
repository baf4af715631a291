import '../src/fonts.css';
import '../src/styles.css';
import './preview.css';
import type { Preview } from '@storybook/react-vite';
import { useEffect } from 'react';
import { configure } from 'storybook/test';

// A bound for what never comes, on a machine that is busy, in milliseconds.
configure({ asyncUtilTimeout: 20_000 });

const preview: Preview = {
  tags: ['autodocs'],
  parameters: {
    // Of WCAG 2.2 AA, axe leaves this rule out unless it is asked for.
    a11y: { test: 'error', config: { rules: [{ id: 'target-size', enabled: true }] } },
    layout: 'padded',
  },
  globalTypes: {
    theme: {
      description: 'Light or dark',
      toolbar: { title: 'Theme', items: ['light', 'dark'], dynamicTitle: true },
    },
  },
  initialGlobals: { theme: import.meta.env.VITE_STORY_THEME === 'dark' ? 'dark' : 'light' },
  decorators: [
    function Theme(Story, { globals }) {
      useEffect(() => {
        document.documentElement.dataset.theme = String(globals.theme);
      }, [globals]);
      return <Story />;
    },
  ],
};

export default preview;
