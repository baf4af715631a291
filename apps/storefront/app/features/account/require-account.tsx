import { Loading } from '@pothik/ui';
import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { useFrameMessages } from '../../messages/frame.ts';
import { PageMeta } from '../../shared/page-meta.tsx';
import { useAppSelector } from '../../store/hooks.ts';
import type { RequestedState } from './requested-place.ts';

/** A page for who is signed in; all others are asked to, and come back afterwards (Specification §2). */
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
  if (isLoading) {
    return (
      <main id="content">
        {meta}
        <Loading label={loading} />
      </main>
    );
  }
  const state: RequestedState = { from: pathname + search + hash };
  return <Navigate to="/login" replace state={state} />;
}
