/**
 * What stays in Latin letters and digits on pages in Bangla: addresses and codes that are typed as they stand, and names
 * that have no Bangla form.
 */
export const latinInBangla: readonly RegExp[] = [
  // Addresses of mail and pages.
  /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g,
  /(?:https?:\/\/)?[\w-]+(?:\.[\w-]+)*\.(?:com|bd|org|example)(?:\/\S*)?/g,
  // Booking numbers, and licences.
  /\bPTK\b(?:-[\w-]*)?/g,
  /RL-\d+/g,
  // Phone numbers, and how one is typed.
  /\+88\d*|\b01\d{9}\b/g,
  /01X+/g,
  // Formats of files, the column of a file that names a record, and what browsers call their parts.
  /\b(?:CSV|UTF-8|ID|HEIC|JPEG|PNG|WebP|JavaScript)\b/g,
  // Keys, and what is typed or stands so in the console.
  /\bEnter\b|‘General’|‘SAR 32.5 2026-11-20’/g,
];
