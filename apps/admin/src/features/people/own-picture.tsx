import { useUploadsProfilePictureMutation, type Failure } from '@pothik/api-client/rtk-query';
import { Avatar, FileDrop, useToast } from '@pothik/ui';
import { peopleMessages } from '../../messages/people.ts';
import { pictureMessages } from '../../messages/pictures.ts';
import { useSession } from '../../shared/session-context.ts';
import styles from './people.module.css';

const { ownPicture: words } = peopleMessages;

/** The current user's picture, which visitors see in the chat beside the first name. */
export function OwnPicture() {
  const { name, imageUrl } = useSession().user;
  const [upload, { isLoading }] = useUploadsProfilePictureMutation();
  const toasts = useToast();

  const send = async (image: File) => {
    const { error } = await upload({ image });
    if (error) toasts.add((error as Failure).serverMessage ?? pictureMessages.failed, 'error');
    else toasts.add(words.stored, 'success');
  };
  return (
    <section className={styles.section} aria-labelledby="own-picture">
      <h2 id="own-picture">{words.title}</h2>
      <div className={styles.person}>
        <Avatar name={name} src={imageUrl} />
        <p className={styles.soft}>{words.seenBy}</p>
      </div>
      <FileDrop
        label={words.choose}
        file={undefined}
        accept="image/jpeg,image/png,image/webp"
        onFile={(image) => void send(image)}
        disabled={isLoading}
        labels={isLoading ? { choose: pictureMessages.uploading } : {}}
      />
    </section>
  );
}
