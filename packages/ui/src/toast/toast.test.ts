import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { useToast } from './toast.tsx';

it('useToast outside its provider says what is missing', () => {
  const Outside = () => {
    useToast();
    return null;
  };
  expect(() => renderToString(createElement(Outside))).toThrow(
    'useToast must be used within a ToastProvider',
  );
});
