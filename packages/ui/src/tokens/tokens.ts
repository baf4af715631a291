/**
 * Everything that is not a colour. The keys are the names of the custom properties without their
 * prefix: `tokens['space-4']` is `var(--pothik-space-4)` in CSS.
 */
export const tokens = {
  // Type: 16 px, a scale of about 1.2.
  font: "'Anek', 'Anek Fallback', system-ui, sans-serif",
  leading: '1.5',
  'leading-tight': '1.2',
  'text-xs': '0.8125rem',
  'text-sm': '0.875rem',
  'text-md': '1rem',
  'text-lg': '1.2rem',
  'text-xl': '1.44rem',
  'text-2xl': 'clamp(1.6rem, 1.35rem + 1.2vw, 2.07rem)',
  'text-3xl': 'clamp(2rem, 1.5rem + 2.6vw, 3.1rem)',
  'weight-medium': '550',
  'weight-bold': '650',

  // Space on a grid of 4 px.
  'space-1': '0.25rem',
  'space-2': '0.5rem',
  'space-3': '0.75rem',
  'space-4': '1rem',
  'space-5': '1.25rem',
  'space-6': '1.5rem',
  'space-8': '2rem',
  'space-12': '3rem',
  'space-16': '4rem',
  'space-24': '6rem',

  'radius-control': '6px',
  'radius-card': '12px',
  'radius-full': '999px',

  /** What a thumb hits: primary controls, and the smaller ones. */
  target: '48px',
  'target-small': '44px',
  /** Above and below the words of a control, where it is not its target that gives its height. */
  'control-padding': '0.5rem',
  /** The widest that a page's content gets. */
  page: '76rem',
  /** How high a page's header is at least, and how wide a navigation at its side: toasts lie over these. */
  header: '4rem',
  side: '13rem',

  // Ease-out, only to explain where a thing came from.
  'motion-fast': '120ms',
  motion: '200ms',
  'motion-slow': '240ms',
  ease: 'cubic-bezier(0.2, 0.7, 0.2, 1)',

  'z-sticky': '10',
  'z-menu': '20',
  'z-chat': '30',
  'z-toast': '40',
} as const;

/** What Bangla needs instead: its letters, and room for the signs above and below its line. */
export const banglaTokens = {
  font: "'Anek', 'Anek Bangla', 'Anek Fallback', system-ui, sans-serif",
  leading: '1.65',
  'leading-tight': '1.4',
} as const satisfies Partial<Record<keyof typeof tokens, string>>;

/** What a page in Bangla needs beside that: one file of letters for nearly all of it. */
export const banglaPageTokens = {
  font: "'Anek Bangla', 'Anek', 'Anek Fallback', system-ui, sans-serif",
} as const satisfies Partial<Record<keyof typeof tokens, string>>;

/** What `data-density="compact"` on the root sets instead: for consoles used with a mouse. */
export const compactTokens = {
  target: '36px',
  'target-small': '32px',
  'control-padding': '0.25rem',
} as const satisfies Partial<Record<keyof typeof tokens, string>>;

/** The one shadow, only under what floats: menus, toasts, the chat. */
export const shadow = {
  light: '0 8px 28px oklch(0.26 0.025 165 / 0.18)',
  dark: '0 8px 28px oklch(0.1 0.01 165 / 0.6)',
} as const;
