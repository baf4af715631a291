/** How icons are drawn inside controls; the control has the name. */
export const iconStyle = { size: 20, strokeWidth: 1.75, 'aria-hidden': true } as const;
