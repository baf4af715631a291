/** The arrow key that leads on as one reads, for `userEvent.keyboard`. */
export const arrowOn = () =>
  document.documentElement.dir === 'rtl' ? '{ArrowLeft}' : '{ArrowRight}';

/** The arrow key that leads back. */
export const arrowBack = () =>
  document.documentElement.dir === 'rtl' ? '{ArrowRight}' : '{ArrowLeft}';
