import { useUploadsProfilePictureMutation, type Failure } from '@pothik/api-client/rtk-query';
import { Button, useToast } from '@pothik/ui';
import { useRef } from 'react';
import { useAccountMessages } from '../../../messages/account.ts';
import { useAppDispatch, useAppSelector } from '../../../store/hooks.ts';
import styles from '../account.module.css';
import { userSet } from '../session/auth-slice.ts';

/** Chooses a picture of oneself and sends it. */
export function PictureButton() {
  const { profile } = useAccountMessages();
  const [upload, { isLoading }] = useUploadsProfilePictureMutation();
  const user = useAppSelector((state) => state.auth.user);
  const dispatch = useAppDispatch();
  const toasts = useToast();
  const input = useRef<HTMLInputElement>(null);

  const send = async (image: File) => {
    const { data, error } = await upload({ image });
    if (error) toasts.add((error as Failure).serverMessage ?? profile.pictureFailed, 'error');
    else if (user) dispatch(userSet({ ...user, imageUrl: data.imageUrl }));
  };

  return (
    <>
      <input
        ref={input}
        className={styles.hidden}
        type="file"
        accept="image/jpeg,image/png,image/webp"
        aria-label={profile.picture}
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          event.target.value = '';
          if (file) void send(file);
        }}
      />
      <Button emphasis="quiet" busy={isLoading} onClick={() => input.current?.click()}>
        {profile.picture}
      </Button>
    </>
  );
}
