import type { ReactNode } from 'react';
import './skeleton.css';

/** A place that is kept for what is being loaded. */
export function Skeleton({ shape }: { shape: 'tile' | 'nav' | 'line' | 'title' | 'picture' }) {
  return <div className={`pothik-skeleton pothik-skeleton--${shape}`} />;
}

/** Names the thing that is being loaded, once for all of its skeletons. Renders a `status`. */
export function Skeletons({
  label,
  className,
  children,
}: {
  label: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <div role="status" aria-label={label} className={className}>
      {children}
    </div>
  );
}
