import { BottomNavigation } from '@pothik/ui';
import { CalendarCheck, House, Search, UserRound } from 'lucide-react';
import { useLocation } from 'react-router';
import { useFrameMessages } from '../../messages/frame.ts';

const icon = { size: 22, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** The four places that a thumb reaches on a phone. */
export function Bottom() {
  const { bottom } = useFrameMessages();
  const { pathname } = useLocation();
  const isUnder = (path: string) => pathname === path || pathname.startsWith(`${path}/`);
  return (
    <BottomNavigation
      label={bottom.label}
      items={[
        { label: bottom.home, href: '/', icon: <House {...icon} />, current: pathname === '/' },
        {
          label: bottom.bookings,
          href: '/my-bookings',
          icon: <CalendarCheck {...icon} />,
          current: isUnder('/my-bookings'),
        },
        {
          label: bottom.search,
          href: '/service',
          icon: <Search {...icon} />,
          current: isUnder('/service'),
        },
        {
          label: bottom.profile,
          href: '/profile',
          icon: <UserRound {...icon} />,
          current: isUnder('/profile'),
        },
      ]}
    />
  );
}
