import { expect, it } from 'vitest';
import { checkDocuments, maximumDocumentBytes } from './documents.ts';

it('asks for the picture of the passport', () => {
  expect(checkDocuments('passport', {})).toBe('Please upload your passport photo');
  expect(checkDocuments('passport', { passport: 'picture' })).toBeUndefined();
});

it('asks for both pages of the NID', () => {
  const message = 'Please upload both front and back pages of your NID';
  expect(checkDocuments('nid', { passport: 'picture' })).toBe(message);
  expect(checkDocuments('nid', { nidFront: 'picture' })).toBe(message);
  expect(checkDocuments('nid', { nidFront: 'picture', nidBack: 'picture' })).toBeUndefined();
});

it('takes pictures as large as phones make them, up to ten megabytes', () => {
  expect(maximumDocumentBytes).toBe(10_485_760);
});
