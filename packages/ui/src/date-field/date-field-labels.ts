/** The words of {@link DateField}, for another language than English. */
export interface DateFieldLabels {
  /** Stands for the day in the pattern that an empty field shows. Default `DD`. */
  day: string;
  /** Default `MM`. */
  month: string;
  /** Default `YYYY`. */
  year: string;
  /** What was typed is no date; `example` is one. */
  unreadable: (example: string) => string;
  tooEarly: (first: string) => string;
  tooLate: (last: string) => string;
  unavailable: (day: string) => string;
}

export const dateFieldLabels: DateFieldLabels = {
  day: 'DD',
  month: 'MM',
  year: 'YYYY',
  unreadable: (example) => `Please write a date, such as ${example}`,
  tooEarly: (first) => `Please choose ${first} or a later day`,
  tooLate: (last) => `Please choose ${last} or an earlier day`,
  unavailable: (day) => `${day} is not available`,
};
