import { catalogueApi } from '@pothik/api-client/rtk-query';
import { useEffect } from 'react';
import { Outlet } from 'react-router';
import { catalogueQueries } from '../features/catalogue/queries.ts';
import { Bottom } from '../features/layout/bottom.tsx';
import { ErrorScreen } from '../features/layout/error-screen.tsx';
import { Footer } from '../features/layout/footer.tsx';
import { Header } from '../features/layout/header.tsx';
import { useFrameMessages } from '../messages/frame.ts';
import { preload } from '../store/preload.ts';
import { storeContext } from '../store/request-context.ts';
import type { Route } from './+types/layout.ts';

const { categories, branding } = catalogueApi.endpoints;

export async function loader({ context }: Route.LoaderArgs) {
  const store = context.get(storeContext);
  await Promise.all([
    preload(store, branding.initiate),
    preload(store, categories.initiate, catalogueQueries.headerTree),
    preload(store, categories.initiate, catalogueQueries.footer),
  ]);
  return null;
}

export const clientLoader = () => null;

export const shouldRevalidate = () => false;

/** What every page stands in. */
export default function PageLayout() {
  const messages = useFrameMessages();
  // Tests and scripts wait for it: from here on the page answers.
  useEffect(() => {
    document.documentElement.dataset.hydrated = 'true';
  }, []);
  return (
    <>
      <a className="pothik-visually-hidden" href="#content">
        {messages.skipToContent}
      </a>
      <Header />
      <Outlet />
      <Footer />
      <Bottom />
    </>
  );
}

export function ErrorBoundary() {
  return <ErrorScreen />;
}
