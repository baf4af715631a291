/** Words that mean the same, or that find more. */
export interface DefaultSynonyms {
  /** Each is found by each of the others. */
  words: string[];
  /** Wider words that are found by them as well, a little later: a city's country. */
  wider?: string[];
}
