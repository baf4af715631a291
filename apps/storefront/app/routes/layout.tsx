import { categoriesApi, settingsApi } from '@pothik/api-client/rtk-query';
import { Optional } from '@pothik/ui';
import { useEffect, type ReactNode } from 'react';
import { useStore } from 'react-redux';
import { Outlet, useLocation, useNavigate } from 'react-router';
import {
  completeSignOut,
  onSessionEnd,
  startSession,
} from '../features/account/session/start-session.ts';
import { NextPageLater } from '../features/catalogue/next-page/next-page-later.tsx';
import { catalogueQueries } from '../features/catalogue/queries.ts';
import { ChatButton } from '../features/chat/chat-button.tsx';
import { ArrivalInLanguage } from '../features/layout/language/arrival-in-language.tsx';
import { Bottom } from '../features/layout/bottom.tsx';
import { ErrorScreen } from '../features/layout/error-screen.tsx';
import { Footer } from '../features/layout/footer.tsx';
import { Header } from '../features/layout/header.tsx';
import { OfflineLater } from '../features/offline/offline-later.tsx';
import { OutboxLater } from '../features/outbox/outbox-later.tsx';
import { startRecovery } from '../features/recovery/recovery-later.ts';
import { useFrameMessages } from '../messages/frame.ts';
import { StaticUntilNear } from '../shared/static-until-near.tsx';
import type { Store } from '../store/make-store.ts';
import { preloadInTime } from '../store/preload.ts';
import type { Route } from './+types/layout.ts';

const { categoriesList } = categoriesApi.endpoints;
const { settingsBranding } = settingsApi.endpoints;

export async function loader({ context }: Route.LoaderArgs) {
  await Promise.all([
    preloadInTime(context, settingsBranding.initiate),
    preloadInTime(context, categoriesList.initiate, catalogueQueries.headerTree),
    preloadInTime(context, categoriesList.initiate, catalogueQueries.footer),
  ]);
  return null;
}

export const clientLoader = () => null;

export const shouldRevalidate = () => false;

// The same elements each time: a move renders those of them anew that it concerns, and no others.
const above = (
  <>
    <Header />
    <OfflineLater />
    <OutboxLater />
    <NextPageLater />
  </>
);
const below = (
  <>
    <StaticUntilNear>
      <Footer />
    </StaticUntilNear>
    <Bottom />
    <Optional>
      <ChatButton />
    </Optional>
    <ArrivalInLanguage />
  </>
);

/** What every page stands in. */
function Frame({ children }: { children: ReactNode }) {
  const messages = useFrameMessages();
  const store = useStore() as Store;
  const navigate = useNavigate();
  const { pathname, search, key } = useLocation();
  // Tests and scripts wait for it: from here on the page answers.
  useEffect(() => {
    document.documentElement.dataset.hydrated = 'true';
    startSession(store);
    startRecovery();
  }, [store]);
  useEffect(() => completeSignOut(store), [store, key]);
  useEffect(() => {
    import('../shared/follow-focus.ts').then(
      ({ followFocus }) => followFocus(pathname),
      () => undefined,
    );
  }, [pathname]);
  useEffect(() => {
    const login = `/login?redirect=${encodeURIComponent(pathname + search)}`;
    return onSessionEnd(store, () => void navigate(login));
  }, [store, navigate, pathname, search]);
  return (
    <>
      <a className="pothik-visually-hidden" href="#content">
        {messages.skipToContent}
      </a>
      {above}
      {children}
      {below}
    </>
  );
}

const layout = (
  <Frame>
    <Outlet />
  </Frame>
);

export default function PageLayout() {
  return layout;
}

/** A page that fails takes neither the header nor the footer along. */
export function ErrorBoundary() {
  return (
    <Frame>
      <ErrorScreen hasChat />
    </Frame>
  );
}
