import { Button, Link } from '@pothik/ui';
import { Search } from 'lucide-react';
import { use, useEffect, useRef } from 'react';
import { NavLink, Outlet, useLocation, useNavigation } from 'react-router';
import { formats } from '../../messages/formats.ts';
import { commandMessages } from '../../messages/commands.ts';
import { frameMessages } from '../../messages/frame.ts';
import { ActionsContext } from '../../shared/actions/actions-context.ts';
import { useNewsCount } from '../../shared/desk-context.ts';
import { LanguageSwitch } from '../../shared/language-switch.tsx';
import { useMayCall, useSession } from '../../shared/session-context.ts';
import { useWanting } from '../../shared/use-wanting.ts';
import { CommandCenter } from '../palette/command-center.tsx';
import { places } from './places.ts';
import styles from './shell.module.css';
import { useShellActions } from './use-shell-actions.tsx';

/** Drawn, not written: the link is called by its place alone, and the page's title tells the number. */
function Badge({ count }: { count: number }) {
  return count > 0 ? (
    <span className={styles.badge} aria-hidden data-count={formats.count(count)} />
  ) : null;
}

const NewsBadge = () => <Badge count={useNewsCount()} />;

/** The number of one's own bookings that are due, or have a reminder that has come. */
const WantingBadge = () => <Badge count={useWanting()?.total ?? 0} />;

function Navigation() {
  const { pathname } = useLocation();
  const row = useRef<HTMLElement>(null);
  const mayCall = useMayCall();

  // On a phone the places are a row that is longer than the screen.
  useEffect(() => {
    const current = row.current?.querySelector<HTMLElement>('[aria-current="page"]');
    if (!row.current || !current) return;
    const room = row.current.clientWidth - current.offsetWidth;
    row.current.scrollLeft = current.offsetLeft - room / 2;
  }, [pathname]);

  return (
    <nav className={styles.navigation} aria-label={frameMessages.console} ref={row}>
      <ul className={styles.places}>
        {places
          .filter(({ access }) => mayCall(access))
          .map(({ name, path, icon: Icon }) => (
            <li key={name}>
              <NavLink to={path} end={path === '/'} className={styles.place ?? ''}>
                <Icon size={20} strokeWidth={1.75} aria-hidden />
                <span>{frameMessages.places[name]}</span>
                {name === 'inbox' ? <NewsBadge /> : null}
                {name === 'bookings' ? <WantingBadge /> : null}
              </NavLink>
            </li>
          ))}
      </ul>
    </nav>
  );
}

function PaletteButton() {
  const { openPalette } = use(ActionsContext);
  const { openPalette: label, search } = commandMessages;
  const isMac = /Mac|iP/.test(navigator.platform);
  return (
    <button type="button" className={styles.search} aria-label={label} onClick={openPalette}>
      <Search size={20} strokeWidth={1.75} aria-hidden />
      <span>{search}</span>
      {/* Drawn, not written: it is no part of the button's name. */}
      <kbd aria-hidden="true" data-keys={isMac ? '⌘K' : 'Ctrl K'} />
    </button>
  );
}

function Person() {
  const { user, signOut } = useSession();
  return (
    <div className={styles.person}>
      <p>
        <Link href="/sessions" className={styles.account}>
          {user.name}
        </Link>
        {user.staffRole ? <span>{frameMessages.roles[user.staffRole]}</span> : null}
      </p>
      <LanguageSwitch />
      <Button emphasis="secondary" onClick={() => void signOut()}>
        {frameMessages.session.signOut}
      </Button>
    </div>
  );
}

function Frame() {
  const { pathname } = useLocation();
  const main = useRef<HTMLElement>(null);
  const shown = useRef(pathname);
  const isLeaving = useNavigation().state !== 'idle';
  useShellActions();

  // Who listens to the page hears that another one has come.
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    // What has the focus and is still there keeps it, such as a list beside what it shows.
    if (!main.current?.contains(document.activeElement)) main.current?.focus();
  }, [pathname]);

  return (
    <div className={styles.shell}>
      <a className={styles.skip} href="#content">
        {frameMessages.skipToContent}
      </a>
      <header className={styles.side}>
        <p className={styles.name}>{frameMessages.console}</p>
        <PaletteButton />
        <Navigation />
        <Person />
      </header>
      <main
        className={styles.main}
        id="content"
        ref={main}
        tabIndex={-1}
        data-leaving={isLeaving || undefined}
      >
        <Outlet />
      </main>
    </div>
  );
}

/** What every page of the console stands in: where one can go, what one can do, and who one is. */
export const Shell = () => (
  <CommandCenter>
    <Frame />
  </CommandCenter>
);
