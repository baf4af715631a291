import { Skeleton } from '../skeleton/skeleton.tsx';
import '../skeleton/skeleton.css';
import './category-tile.css';

/** Has the size of a category tile. Renders nothing that is heard. */
export function CategoryTileSkeleton() {
  return (
    <div className="pothik-tile" aria-hidden="true">
      <div className="pothik-skeleton pothik-tile__icon" />
      <Skeleton shape="line" />
    </div>
  );
}
