/** What the rules that forms share with the server say, by their keys; the words are the specification's (§5). */
export const englishRules = {
  invalidPhone: 'Please enter a valid Bangladesh mobile number (01XXXXXXXXX)',
  passwordsDiffer: 'Passwords do not match',
  shortPassword: 'Password must be at least 6 characters long',
  travelDay: 'Please choose a day from today to three years from now',
  returnDay: 'The return date is before the departure date',
  passportMissing: 'Please upload your passport photo',
  nidMissing: 'Please upload both front and back pages of your NID',
};

/** A rule that forms share with the server. */
export type RuleKey = keyof typeof englishRules;
