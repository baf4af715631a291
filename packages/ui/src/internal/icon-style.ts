/** How icons are drawn inside controls; the control has the name. */
export const iconStyle = { size: 20, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** The same for what points to where one reads on or back: turned round where one reads from the right. */
export const directedIconStyle = { ...iconStyle, className: 'pothik-directed' } as const;
