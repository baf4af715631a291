import '@pothik/ui/fonts.css';
import '@pothik/ui/styles.css';
import './view-transitions.css';
import { LabelsProvider, LinkProvider, ToastProvider } from '@pothik/ui';
import latinFont from '@pothik/ui/latin.woff2?url';
import { use, type ReactNode } from 'react';
import { Links, Meta, Outlet, Scripts, ScrollRestoration, type Location } from 'react-router';
import { ErrorScreen } from './features/layout/error-screen.tsx';
import { LanguageContext } from './messages/create-messages.ts';
import { useFrameMessages } from './messages/frame.ts';
import { useComponentLabels } from './messages/labels.ts';
import { beforeScript } from './shared/before-script.ts';
import { addressIn, type Language } from './shared/languages.ts';
import { PageStyles } from './shared/page-styles.tsx';
import { LinkFollower, RouterLink } from './shared/router-link.tsx';
import { toasts } from './shared/toasts.ts';
import { PageStateContext } from './store/page-state-context.ts';
import { stateElementId, toInlineJson, toPageState } from './store/page-state.ts';

/** The font of nearly all letters of a page that is small enough to come before the first frame. */
const earlyFont: Partial<Record<Language, string>> = { en: latinFont };

/** The state that the page was rendered with, for the browser to go on from. */
function PageState() {
  const getState = use(PageStateContext);
  // In the browser nothing is put in its place: it was read before.
  const html = import.meta.env.SSR && getState ? toInlineJson(toPageState(getState())) : '';
  return (
    <script
      type="application/json"
      id={stateElementId}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}

/**
 * A place that a link within the page led to has no key of its own. It shares none with others, so
 * that such a link always leads to its element.
 */
const scrollKey = ({ key, hash }: Location) =>
  key === 'default' && hash ? `${hash} ${String(Math.random())}` : key;

export function Layout({ children }: { children: ReactNode }) {
  const messages = useFrameMessages();
  const labels = useComponentLabels();
  const language = use(LanguageContext);
  return (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#0c5c53" />
        <link rel="manifest" href={addressIn(language, '/manifest.webmanifest')} />
        {earlyFont[language] !== undefined && (
          <link
            rel="preload"
            as="font"
            type="font/woff2"
            href={earlyFont[language]}
            crossOrigin="anonymous"
          />
        )}
        <script
          suppressHydrationWarning
          // In the browser it has run already.
          dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? beforeScript : '' }}
        />
        <Meta />
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/icon-180.png" />
        {/* While we develop, Vite has the styles. */}
        {import.meta.env.DEV ? <Links /> : <PageStyles />}
      </head>
      <body>
        <LabelsProvider labels={labels}>
          <LinkFollower>
            <LinkProvider component={RouterLink}>
              <ToastProvider store={toasts} labels={messages.toasts}>
                {children}
              </ToastProvider>
            </LinkProvider>
          </LinkFollower>
        </LabelsProvider>
        <PageState />
        <ScrollRestoration getKey={scrollKey} />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}

export function ErrorBoundary() {
  return <ErrorScreen />;
}
