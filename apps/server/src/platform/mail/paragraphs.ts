/** A sentence without its end, and a button that leads to a page. */
export interface Step {
  lead: string;
  /** What the button says. */
  action: string;
  /** A page of the storefront, by its path among the pages of any language. */
  page: string;
}

/** The same to any other place. */
interface StepElsewhere extends Omit<Step, 'page'> {
  link: string;
}

/** A picture for programs that show it; the words say all without it. */
interface Picture {
  /** Its path at our origin. */
  picture: string;
  /** In pixels, where there is room. */
  width: number;
  alt: string;
}

export interface Fact {
  label: string;
  value: string;
  /** Such as `tel:`. */
  link?: string;
}

/** What a mail consists of: words, words that lead somewhere, a picture, or short facts. */
export type Paragraph = string | Step | StepElsewhere | Picture | { facts: readonly Fact[] };
