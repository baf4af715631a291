import { Skeleton } from '../skeleton/skeleton.tsx';
import './service-card.css';

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
