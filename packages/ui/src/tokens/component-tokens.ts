/**
 * What other teams set for one kind of component alone, each with the token that it is as long as nobody
 * does. The keys are the names of the custom properties without their prefix. Stylesheets read
 * `var(--pothik-card-radius, var(--pothik-radius-card))`: a component brings its own tokens and nobody
 * else's, and a meaning that is set on a part of a page reaches them there.
 */
export const componentTokens = {
  // `Button` and `LinkButton`: the ground and words of the primary one, the edge of the secondary one.
  'button-background': 'color-primary',
  'button-background-hover': 'color-primary-strong',
  'button-text': 'color-on-primary',
  'button-border': 'color-border-strong',
  'button-radius': 'radius-control',
  'button-padding': 'space-5',

  // What one types into or chooses from.
  'field-background': 'color-surface',
  'field-border': 'color-border-strong',
  'field-radius': 'radius-control',
  'field-padding': 'space-3',

  // `ServiceCard`, `BookingCard`, `CategoryTile`, `Stat`, a `Section` with a frame.
  'card-background': 'color-surface',
  'card-border': 'color-border',
  'card-radius': 'radius-card',
  'card-padding': 'space-4',

  // `DataTable` and `VirtualTable`; the padding is that of cells, beside their words.
  'table-background': 'color-surface',
  'table-background-head': 'color-surface-sunken',
  'table-border': 'color-border',
  'table-radius': 'radius-control',
  'table-padding': 'space-3',

  // `Modal`, `ConfirmDialog`, `Sheet`, `Drawer`, `CommandPalette`, a calendar; the padding is a modal's.
  'dialog-background': 'color-surface',
  'dialog-radius': 'radius-card',
  'dialog-padding': 'space-5',
} as const;
