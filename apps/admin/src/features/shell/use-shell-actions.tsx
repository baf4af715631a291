import { Keyboard, LogOut } from 'lucide-react';
import { use } from 'react';
import { useNavigate } from 'react-router';
import { commandMessages } from '../../messages/commands.ts';
import { frameMessages } from '../../messages/frame.ts';
import { ActionsContext, useActions } from '../../shared/actions/actions-context.ts';
import { useMayCall, useSession } from '../../shared/session-context.ts';
import { furtherPlaces, places } from './places.ts';

const iconStyle = { size: 20, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** What one can do on every screen, as far as one's role goes. */
export function useShellActions(): void {
  const navigate = useNavigate();
  const mayCall = useMayCall();
  const { openKeys } = use(ActionsContext);
  const { signOut } = useSession();
  const { goTo, groups, keys } = commandMessages;
  useActions([
    ...places
      .filter(({ access }) => mayCall(access))
      .map(({ name, path, key, icon: Icon }) => ({
        id: `place ${name}`,
        label: goTo(frameMessages.places[name]),
        keys: `g ${key}`,
        group: groups.places,
        icon: <Icon {...iconStyle} />,
        run: () => void navigate(path),
      })),
    ...furtherPlaces
      .filter(({ access }) => access === undefined || mayCall(access))
      .map(({ label, path, group, icon: Icon }) => ({
        id: `place ${path}`,
        label,
        group,
        icon: <Icon {...iconStyle} />,
        run: () => void navigate(path),
      })),
    {
      id: 'keys',
      label: keys.open,
      keys: '?',
      group: groups.account,
      icon: <Keyboard {...iconStyle} />,
      run: openKeys,
    },
    {
      id: 'sign-out',
      label: frameMessages.session.signOut,
      group: groups.account,
      icon: <LogOut {...iconStyle} />,
      run: () => void signOut(),
    },
  ]);
}
