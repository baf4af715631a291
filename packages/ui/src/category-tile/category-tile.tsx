import { CategoryIcon } from '../icons/category-icon.tsx';
import { Link } from '../link/link.tsx';
import './category-tile.css';

/** What {@link CategoryTile} is given. */
export interface CategoryTileProps {
  name: string;
  href: string;
  /** A name of the icon set. */
  icon?: string | undefined;
  /** A picture instead. */
  iconUrl?: string | undefined;
  /** A count as it is read: '12 services'. It is seen, and is no part of the link's name. */
  count?: string | undefined;
}

/** A category: an icon and a name. Renders a link. */
export function CategoryTile({ name, href, icon, iconUrl, count }: CategoryTileProps) {
  return (
    <Link className="pothik-tile" href={href}>
      <CategoryIcon className="pothik-tile__icon" name={icon} url={iconUrl} />
      <span data-count={count}>{name}</span>
    </Link>
  );
}
