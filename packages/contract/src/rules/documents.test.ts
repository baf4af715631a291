import { expect, it } from 'vitest';
import { checkDocuments, maximumDocumentBytes } from './documents.ts';

it('asks for the picture of the passport', () => {
  expect(checkDocuments('passport', {})).toBe('passportMissing');
  expect(checkDocuments('passport', { passport: 'picture' })).toBeUndefined();
});

it('asks for both pages of the NID', () => {
  expect(checkDocuments('nid', { passport: 'picture' })).toBe('nidMissing');
  expect(checkDocuments('nid', { nidFront: 'picture' })).toBe('nidMissing');
  expect(checkDocuments('nid', { nidFront: 'picture', nidBack: 'picture' })).toBeUndefined();
});

it('takes pictures as large as phones make them, up to ten megabytes', () => {
  expect(maximumDocumentBytes).toBe(10_485_760);
});
