import type { LinkProps } from '@pothik/ui';
import { createContext, use, useCallback, type MouseEvent, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { LanguageContext } from '../messages/create-messages.ts';
import { addressIn } from './languages.ts';

type Follow = (event: MouseEvent<HTMLAnchorElement>, href: string) => void;

const FollowContext = createContext<Follow>(() => undefined);

/** An address among the pages of the app, which the router knows; others are the browser's to follow. */
const isPage = (href: string) => /^[/?#]/.test(href);

/** The browser alone knows what to do with these: another tab or window. */
const isForBrowser = ({ currentTarget, button, ...keys }: MouseEvent<HTMLAnchorElement>) =>
  button !== 0 ||
  keys.altKey ||
  keys.ctrlKey ||
  keys.metaKey ||
  keys.shiftKey ||
  currentTarget.target !== '';

const wantsMotion = () => matchMedia('(prefers-reduced-motion: no-preference)').matches;

/**
 * Lets the links in here be followed by the router. One handler serves them all: the router's own link holds
 * state, two effects and the current place for each, which a page with two hundred of them pays while it wakes.
 */
export function LinkFollower({ children }: { children: ReactNode }) {
  const navigate = useNavigate();
  const follow = useCallback<Follow>(
    (event, href) => {
      if (event.defaultPrevented || isForBrowser(event)) return;
      event.preventDefault();
      const { href: wanted, pathname } = event.currentTarget;
      void navigate(href, {
        replace: wanted === location.href,
        viewTransition: pathname !== location.pathname && wantsMotion(),
      });
    },
    [navigate],
  );
  return <FollowContext value={follow}>{children}</FollowContext>;
}

/** Links of the component library, followed without loading a new page. */
export function RouterLink({ href, onClick, children, ...rest }: LinkProps) {
  const language = use(LanguageContext);
  const follow = use(FollowContext);
  return (
    <a
      {...rest}
      href={href.startsWith('/') ? addressIn(language, href) : href}
      onClick={(event) => {
        onClick?.(event);
        if (isPage(href)) follow(event, href);
      }}
    >
      {children}
    </a>
  );
}
