import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { HydratedRouter } from 'react-router/dom';
import { makeStore } from './store.ts';

hydrateRoot(
  document,
  <StrictMode>
    <Provider store={makeStore()}>
      <HydratedRouter />
    </Provider>
  </StrictMode>,
);
