/** The parts of every mail. */
export const messages = {
  /** Stands in mails of another language, and leads to the page in this one. */
  samePage: 'This page in English',
};
