export interface DefaultSynonyms {
  words: string[];
  wider?: string[];
}
export const defaultSynonyms: DefaultSynonyms[] = [
  { words: ['Saudi Arabia', 'Saudi', 'KSA', 'সৌদি আরব', 'সৌদি'] },
];
