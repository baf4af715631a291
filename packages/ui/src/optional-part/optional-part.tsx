'use client';
import { Component, useEffect, useRef, useState, type ComponentType, type ReactNode } from 'react';

/** What the replacement of a part that failed is given. */
export interface FailedPartProps {
  /** Loads and renders the part again. */
  retry: () => void;
}

/** What {@link Optional} is given. */
export interface OptionalProps {
  /** Replaces the part while it fails. Default: nothing. */
  failed?: ComponentType<FailedPartProps> | undefined;
  children: ReactNode;
}

/** Retries when the connection returns, and when the reader comes back to the place: not in a loop while it is visible. */
function Missing({ retry, children }: FailedPartProps & { children: ReactNode }) {
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    addEventListener('online', retry);
    const stop = () => removeEventListener('online', retry);
    // An error here would be that of the part again, without end.
    if (typeof IntersectionObserver === 'undefined' || !place.current) return stop;
    let wasAway = false;
    const observer = new IntersectionObserver((entries) => {
      for (const { isIntersecting } of entries) {
        if (isIntersecting && wasAway) retry();
        wasAway ||= !isIntersecting;
      }
    });
    observer.observe(place.current);
    return () => {
      stop();
      observer.disconnect();
    };
  }, [retry]);
  return (
    <>
      <span ref={place} />
      {children}
    </>
  );
}

/**
 * A part that a page can do without: if it fails, it is left out and the rest of the page stays. It is rendered again when
 * the connection returns and when it is scrolled into view again.
 */
export class Optional extends Component<OptionalProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  readonly #retry = () => {
    this.setState({ hasFailed: false });
  };

  override render(): ReactNode {
    const { failed: Failed, children } = this.props;
    if (!this.state.hasFailed) return children;
    return <Missing retry={this.#retry}>{Failed ? <Failed retry={this.#retry} /> : null}</Missing>;
  }
}

/** What {@link optionalPart} shows instead of its part. */
export interface OptionalPartOptions {
  /** Rendered while the part loads. Default: nothing. */
  waiting?: ComponentType;
  /** Rendered while the part fails, if the page needs it. Default: nothing. */
  failed?: ComponentType<FailedPartProps>;
}

/**
 * A part of a page that is loaded when it is rendered. Unlike with `lazy` of React, a part that does not load or render
 * takes nothing else from the page, and is tried again as {@link Optional} does.
 */
export function optionalPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { waiting: Waiting, failed }: OptionalPartOptions = {},
): ComponentType<Props> {
  function Loaded(props: Props) {
    const [{ Part, error }, setLoaded] = useState<{ Part?: ComponentType<Props>; error?: Error }>(
      {},
    );
    useEffect(() => {
      load().then(
        (loaded) => setLoaded({ Part: loaded }),
        (error: unknown) => setLoaded({ error: error as Error }),
      );
    }, []);
    if (error) throw error;
    if (Part) return <Part {...props} />;
    return Waiting ? <Waiting /> : null;
  }
  // What is tried again is mounted again, and loads again.
  return function OptionalPart(props: Props) {
    return (
      <Optional failed={failed}>
        <Loaded {...props} />
      </Optional>
    );
  };
}
