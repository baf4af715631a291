/** A search as somebody types it, with what they look for. */
export interface SearchQuery {
  query: string;
  language: 'english' | 'bangla' | 'romanised';
  /** The ids of the demonstration's services that answer it, all equally well. */
  right: string[];
}
