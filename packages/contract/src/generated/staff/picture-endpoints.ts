// Generated from src/staff/picture-endpoints.ts by `pnpm generate`. Change that file instead.
import type { Endpoint } from '../../endpoint.ts';
import type { Page } from '../../pagination.ts';
import type { LibraryPicture, LibraryPictureDetails } from '../entities.ts';

/** The library of pictures that editors choose from. */
export const staffPictureEndpoints = {
  /** The pictures of the library, the newest first. */
  list: { method: 'GET', path: '/admin/pictures', access: 'editor', envelope: 'page' } as Endpoint<
    {
      page?: number | undefined;
      limit?: number | undefined;
      /** Looked for in what pictures show, and in the services that show them. */
      search?: string | undefined;
      use?: 'shown' | 'unused' | undefined;
    },
    Page<LibraryPicture>
  >,
  /** One picture of the library, with what shows it. */
  get: {
    method: 'GET',
    path: '/admin/pictures/{id}',
    access: 'editor',
    envelope: 'data',
  } as Endpoint<{ id: string }, LibraryPictureDetails>,
  /** Add a picture to the library. */
  create: {
    method: 'POST',
    path: '/admin/pictures',
    access: 'editor',
    envelope: 'data',
    bodyType: 'multipart',
    failure: 'Failed to upload image',
  } as Endpoint<
    {
      image: Blob;
      alt?: string | undefined;
    },
    LibraryPicture
  >,
  /** Tell what a picture shows, which part of it is shown, and what stays in sight. */
  update: {
    method: 'PUT',
    path: '/admin/pictures/{id}',
    access: 'editor',
    envelope: 'data',
  } as Endpoint<
    {
      id: string;
      alt?: string | undefined;
      /** In pixels of the whole, at least 64 each way; null: all of it is shown. */
      crop?:
        | {
            left: number;
            top: number;
            width: number;
            height: number;
          }
        | null
        | undefined;
      /** In pixels of the whole; null: the middle. */
      focus?:
        | {
            x: number;
            y: number;
          }
        | null
        | undefined;
      version?: number | undefined;
    },
    LibraryPictureDetails
  >,
  /** Take a picture that nothing shows out of the library; its files go after a week. */
  delete: {
    method: 'DELETE',
    path: '/admin/pictures/{id}',
    access: 'editor',
    envelope: 'fields',
    mayBeEmpty: true,
  } as Endpoint<{ id: string }, { message: string }>,
  /** Put a picture back into the library while its files are there. */
  restore: {
    method: 'POST',
    path: '/admin/pictures/{id}/restore',
    access: 'editor',
    envelope: 'data',
  } as Endpoint<{ id: string }, LibraryPictureDetails>,
};
