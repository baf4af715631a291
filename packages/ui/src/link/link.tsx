'use client';
import {
  createContext,
  createElement,
  use,
  useCallback,
  type AnchorHTMLAttributes,
  type ComponentType,
  type ReactElement,
  type ReactNode,
} from 'react';

/** What {@link Link} is given. */
export interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
}

type RenderLink = (props: LinkProps) => ReactElement;

const plainLink: RenderLink = ({ children, ...rest }) => <a {...rest}>{children}</a>;

const LinkContext = createContext<RenderLink>(plainLink);

/** Gives every link in here the component of the app's own router. Default: a plain `a`. */
export function LinkProvider({
  component,
  children,
}: {
  component: ComponentType<LinkProps>;
  children: ReactNode;
}) {
  const render = useCallback((props: LinkProps) => createElement(component, props), [component]);
  return <LinkContext value={render}>{children}</LinkContext>;
}

/** A link, followed by the app's router where there is one. */
export function Link(props: LinkProps) {
  return use(LinkContext)(props);
}
