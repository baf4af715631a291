'use client';
import { CircleCheck, Info, OctagonAlert, TriangleAlert, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../button/button.tsx';
import { classNames } from '../internal/class-names.ts';
import { iconStyle } from '../internal/icon-style.ts';
import { useLabels } from '../labels/use-labels.ts';
import type { StatusTone } from '../status-badge/status-badge.tsx';
import './alert.css';

/** What {@link Alert} is given. */
export interface AlertProps {
  /** `neutral` tells, `success` confirms, `warning` asks for care, `danger` says what failed. Default `neutral`. */
  tone?: StatusTone;
  /** The sentence that is enough for who reads no further. */
  title: ReactNode;
  /** What it means, and what to do. */
  children?: ReactNode;
  /** Buttons or links, two at most. */
  actions?: ReactNode;
  /** It is heard when it comes. Default: only where something failed. */
  live?: boolean;
  /** It can be sent away. */
  onDismiss?: () => void;
  /** Names the button that sends it away. Default 'Dismiss'. */
  dismissLabel?: string;
  className?: string;
}

const icons = { success: CircleCheck, warning: TriangleAlert, danger: OctagonAlert, neutral: Info };

/**
 * A message in its place on the page, which stays until it is dealt with. For what passes use a toast.
 * Renders an `alert` where something failed, a `status` where it is `live`, else a plain `div`.
 */
export function Alert({
  tone = 'neutral',
  title,
  children,
  actions,
  live = tone === 'danger',
  onDismiss,
  dismissLabel,
  className,
}: AlertProps) {
  const words = useLabels('Alert', { dismissLabel: 'Dismiss' });
  const Icon = icons[tone];
  const liveRole = tone === 'danger' ? 'alert' : 'status';
  return (
    <div
      className={classNames('pothik-alert', `pothik-alert--${tone}`, className)}
      role={live ? liveRole : undefined}
    >
      <Icon {...iconStyle} className="pothik-alert__icon" />
      <div className="pothik-alert__content">
        <p className="pothik-alert__title">{title}</p>
        {children ? <div>{children}</div> : null}
        {actions ? <div className="pothik-alert__actions">{actions}</div> : null}
      </div>
      {onDismiss ? (
        <IconButton
          label={dismissLabel ?? words.dismissLabel}
          icon={<X {...iconStyle} />}
          onClick={onDismiss}
        />
      ) : null}
    </div>
  );
}

/** A message for everyone who comes, over the whole width above a page. Renders as {@link Alert}. */
export function Banner({ className, ...rest }: AlertProps) {
  return <Alert className={classNames('pothik-alert--banner', className)} {...rest} />;
}
