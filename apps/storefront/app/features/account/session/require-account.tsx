import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { useFrameMessages } from '../../../messages/frame.ts';
import { LoadingPage } from '../../../shared/loading-page.tsx';
import { NeedsScript } from '../../../shared/needs-script.tsx';
import { PageMeta } from '../../../shared/page-meta.tsx';
import { useAppSelector } from '../../../store/hooks.ts';
import type { RequestedState } from '../sign-in/requested-place.ts';

/** A page for the current user; all others are asked to, and come back afterwards (Specification §2). */
export function RequireAccount({ title, children }: { title: string; children: ReactNode }) {
  const { loading } = useFrameMessages();
  const { isAuthenticated, isLoading } = useAppSelector((state) => state.auth);
  const { pathname, search, hash } = useLocation();
  const meta = <PageMeta title={title} canonical={pathname} noIndex />;
  if (isAuthenticated) {
    return (
      <>
        {meta}
        {children}
      </>
    );
  }
  const state: RequestedState = { from: pathname + search + hash };
  // On a slow line the screen to sign in takes a while to come.
  return (
    <LoadingPage label={loading}>
      {meta}
      <NeedsScript />
      {isLoading ? null : <Navigate to="/login" replace state={state} />}
    </LoadingPage>
  );
}
