import { Avatar, type AvatarProps } from '../avatar/avatar.tsx';
import './avatar-group.css';

/** What {@link AvatarGroup} is given. */
export interface AvatarGroupProps {
  people: readonly Pick<AvatarProps, 'name' | 'src'>[];
  /** How many are drawn; the others are a figure. Default 4. */
  most?: number;
  /** What the group is called. Default: the names, with commas. */
  label?: string;
}

/** Who takes part in something, in the room of a line. Renders an `img` named by who it shows. */
export function AvatarGroup({ people, most = 4, label }: AvatarGroupProps) {
  const shown = people.slice(0, most);
  const more = people.length - shown.length;
  return (
    <span
      className="pothik-avatar-group"
      role="img"
      aria-label={label ?? people.map(({ name }) => name).join(', ')}
    >
      {shown.map(({ name, src }) => (
        <Avatar key={name} name={name} src={src} size="small" />
      ))}
      {more > 0 ? (
        // From right to left its sign would come last.
        <span className="pothik-avatar-group__more" dir="ltr">
          {`+${String(more)}`}
        </span>
      ) : null}
    </span>
  );
}
