export { takesUploads } from './takes-uploads.ts';
export { uploadFile } from './upload-file.ts';
export type { UploadOptions, UploadTarget } from './upload-file.ts';
