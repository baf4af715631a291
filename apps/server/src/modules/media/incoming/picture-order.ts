/** A picture as it was sent, to be made anew. */
export interface PictureOrder {
  bytes: Buffer;
  /** In pixels; a larger picture is scaled down. */
  longestSide: number;
  /** Lines that are written all over it. */
  stamp?: readonly string[];
}

/** A picture that somebody sent, made anew: upright, without metadata, no larger than needed. */
export interface CleanPicture {
  /** WebP. */
  bytes: Buffer;
  width: number;
  height: number;
}

export type PictureRefusal = 'no picture' | 'too large' | 'damaged';

export type PictureAnswer = CleanPicture | { refusal: PictureRefusal };

/** The status with which a process ends that a picture has taken too much memory in. */
export const outOfMemory = 77;
