/** Whether one reads this from right to left. */
export const isRightToLeft = (element: Element): boolean =>
  getComputedStyle(element).direction === 'rtl';
