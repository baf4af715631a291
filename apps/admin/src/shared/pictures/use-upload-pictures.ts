import { useStaffPicturesCreateMutation } from '@pothik/api-client/rtk-query';
import type { LibraryPicture } from '@pothik/contract';
import { useToast } from '@pothik/ui';
import { pictureMessages as words } from '../../messages/pictures.ts';

/** Puts pictures into the library, one after the other, and tells of those that could not be put there. */
export function useUploadPictures() {
  const [create, { isLoading }] = useStaffPicturesCreateMutation();
  const toasts = useToast();
  const upload = async (images: readonly File[]): Promise<LibraryPicture[]> => {
    const added: LibraryPicture[] = [];
    for (const image of images) {
      const { data, error } = await create({ image });
      if (data) added.push(data);
      else toasts.add((error as { serverMessage?: string }).serverMessage ?? words.failed, 'error');
    }
    return added;
  };
  return { upload, isUploading: isLoading };
}
