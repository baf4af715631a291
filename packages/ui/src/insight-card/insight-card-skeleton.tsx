import { Skeleton } from '../skeleton/skeleton.tsx';
import './insight-card.css';

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
