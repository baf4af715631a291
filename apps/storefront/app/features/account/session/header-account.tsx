import { useNotificationsListQuery } from '@pothik/api-client/rtk-query';
import { resolveUrl } from '@pothik/api-client';
import type { User } from '@pothik/contract';
import { Avatar, Link, Menu } from '@pothik/ui';
import { setupListeners } from '@reduxjs/toolkit/query';
import { Bell, CalendarCheck, LogOut, UserRound } from 'lucide-react';
import { useEffect } from 'react';
import { useLanguageOf } from '../../../shared/language-of.ts';
import { useAccountMessages } from '../../../messages/account.ts';
import { useAppDispatch, useSettings } from '../../../store/hooks.ts';
import styles from './header-account.module.css';
import { useLogout } from './use-logout.ts';

const icon = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** The current user: news, and the menu of their places. */
export function HeaderAccount({ user }: { user: User }) {
  const languageOf = useLanguageOf();
  const { menu } = useAccountMessages();
  const origin = useSettings().apiOrigin;
  const { data } = useNotificationsListQuery(undefined, { refetchOnFocus: true });
  const logout = useLogout();
  const dispatch = useAppDispatch();
  useEffect(() => setupListeners(dispatch), [dispatch]);
  const unread = data?.notifications.filter(({ read }) => !read).length ?? 0;
  return (
    <>
      <Link
        href="/notifications"
        className={styles.bell ?? ''}
        aria-label={unread > 0 ? menu.unread(unread) : menu.notifications}
      >
        <Bell {...icon} size={22} />
        {unread > 0 ? (
          <span className={styles.count} aria-hidden>
            {menu.badge(unread)}
          </span>
        ) : null}
      </Link>
      <Menu
        trigger={
          <span className={styles.person}>
            <Avatar
              name={user.name}
              size="small"
              src={user.imageUrl && resolveUrl(origin, user.imageUrl)}
            />
            <span className={styles.name} lang={languageOf(user.name)}>
              {user.name}
            </span>
          </span>
        }
        heading={
          <>
            <strong lang={languageOf(user.name)}>{user.name}</strong>
            <span>{user.email}</span>
          </>
        }
        items={[
          { label: menu.profile, href: '/profile', icon: <UserRound {...icon} /> },
          { label: menu.bookings, href: '/my-bookings', icon: <CalendarCheck {...icon} /> },
          { label: menu.logout, onSelect: () => void logout(), icon: <LogOut {...icon} /> },
        ]}
      />
    </>
  );
}
