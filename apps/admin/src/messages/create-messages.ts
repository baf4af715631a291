/** The languages that the console speaks. A new one makes every catalogue ask for its words. */
type Language = 'en';

/** A part of what is said; a page loads the parts that it uses. The console speaks English to staff. */
export function createMessages<Messages>(catalogue: Record<Language, Messages>): Messages {
  return catalogue.en;
}
