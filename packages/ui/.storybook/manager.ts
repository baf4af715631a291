import { createElement, Fragment } from 'react';
import { addons } from 'storybook/manager-api';
import { frameTheme } from './frame-theme.ts';
import { markOf } from './status-marks.ts';

const markStyle = { paddingInline: 6, border: '1px solid', borderRadius: 99 };

addons.setConfig({
  theme: frameTheme('light'),
  sidebar: {
    // Storybook compiles this file for a React that lies in the open, so without JSX.
    renderLabel({ type, name, tags }) {
      const mark = type === 'component' ? markOf(tags) : undefined;
      return mark === undefined
        ? name
        : createElement(
            Fragment,
            {},
            name,
            ' ',
            createElement('small', { style: markStyle }, mark),
          );
    },
  },
});
