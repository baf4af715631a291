/** What a scene can show. */
export type Subject =
  | 'gulf-skyline'
  | 'twin-towers'
  | 'tokyo'
  | 'old-town'
  | 'dhaka'
  | 'airport'
  | 'plane-over-clouds'
  | 'hospital'
  | 'building-site'
  | 'kaaba'
  | 'beach'
  | 'tea-hills'
  | 'river-forest'
  | 'lecture-hall'
  | 'port'
  | 'factory'
  | 'greenhouse'
  | 'kitchen'
  | 'hotel-room'
  | 'resort-island'
  | 'passport-desk'
  | 'seals'
  | 'mountains'
  | 'mosque'
  | 'train'
  | 'call-centre'
  | 'warehouse'
  | 'road-trip';

/** The hour of the day that gives its colours. */
export type Hour = 'dawn' | 'morning' | 'noon' | 'golden' | 'dusk' | 'night';

/** One picture: the same spec is always the same picture. */
export interface SceneSpec {
  subject: Subject;
  hour: Hour;
  /** Varies what stands where; two pictures of one subject and hour differ by it. */
  seed: number;
}
