import type { ReactNode } from 'react';
import '../category-tile/category-tile.css';
import '../insight-card/insight-card.css';
import '../service-card/service-card.css';
import './skeleton.css';

/** A place that is kept for what is being loaded. */
export function Skeleton({ shape }: { shape: 'tile' | 'nav' | 'line' | 'title' | 'picture' }) {
  return <div className={`pothik-skeleton pothik-skeleton--${shape}`} />;
}

const factLines = [1, 2, 3, 4];

/** Has the size of a service card. Renders nothing that is heard. */
export function ServiceCardSkeleton() {
  return (
    <div className="pothik-card" aria-hidden="true">
      <Skeleton shape="picture" />
      <div className="pothik-card__body">
        <div className="pothik-card__chips">
          <Skeleton shape="nav" />
        </div>
        <div className="pothik-card__text">
          <Skeleton shape="title" />
          {factLines.map((line) => (
            <Skeleton key={line} shape="line" />
          ))}
        </div>
        <div className="pothik-card__link" />
      </div>
    </div>
  );
}

/** Has the size of a category tile. Renders nothing that is heard. */
export function CategoryTileSkeleton() {
  return (
    <div className="pothik-tile" aria-hidden="true">
      <div className="pothik-skeleton pothik-tile__icon" />
      <Skeleton shape="line" />
    </div>
  );
}

/** Has the size of an insight card. Renders nothing that is heard. */
export function InsightCardSkeleton() {
  return (
    <div className="pothik-insight" aria-hidden="true">
      <Skeleton shape="picture" />
      <div className="pothik-insight__meta">
        <Skeleton shape="line" />
      </div>
      <div className="pothik-insight__title">
        <Skeleton shape="title" />
      </div>
      <div className="pothik-insight__excerpt">
        <Skeleton shape="line" />
      </div>
    </div>
  );
}

/** Says once what is being loaded while its places are shown. Renders a `status`. */
export function LoadingPlaces({
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
