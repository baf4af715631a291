import { useUploadsImageMutation } from '@pothik/api-client/rtk-query';
import { FileDrop, IconButton, TextField, useToast } from '@pothik/ui';
import { ArrowDown, ArrowUp, X } from 'lucide-react';
import { editingMessages } from '../../messages/editing.ts';
import styles from './pictures-field.module.css';
import { swapped } from './swapped.ts';

const icon = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** A picture that was uploaded, and what it shows. */
export interface PictureFields {
  secure_url: string;
  alt: string;
}

export interface PicturesFieldProps {
  pictures: readonly PictureFields[];
  onChange: (pictures: PictureFields[]) => void;
  error?: string | undefined;
  /** Default 20, as the contract has it. */
  most?: number;
}

/** Pictures in their order, each with what it shows; new ones are uploaded at once. */
export function PicturesField({ pictures, onChange, error, most = 20 }: PicturesFieldProps) {
  const { pictures: words } = editingMessages;
  const [upload, { isLoading }] = useUploadsImageMutation();
  const toasts = useToast();

  const add = async (images: readonly File[]) => {
    const added: PictureFields[] = [];
    for (const image of images.slice(0, most - pictures.length)) {
      const { data } = await upload({ image });
      if (data) added.push({ secure_url: data.secure_url, alt: '' });
      else toasts.add(words.failed, 'error');
    }
    if (added.length > 0) onChange([...pictures, ...added]);
  };
  const move = (index: number, by: number) => onChange(swapped(pictures, index, index + by));

  return (
    <div className={styles.field}>
      <ol className={styles.pictures}>
        {pictures.map(({ secure_url, alt }, index) => (
          <li key={secure_url}>
            <img src={secure_url} alt={alt} width={96} height={72} />
            <TextField
              label={words.alt(index + 1)}
              maxLength={300}
              value={alt}
              onChange={({ target }) =>
                onChange(
                  pictures.map((picture, at) =>
                    at === index ? { ...picture, alt: target.value } : picture,
                  ),
                )
              }
            />
            <span className={styles.tools}>
              {most > 1 ? (
                <>
                  <IconButton
                    label={words.earlier(index + 1)}
                    icon={<ArrowUp {...icon} />}
                    disabled={index === 0}
                    onClick={() => move(index, -1)}
                  />
                  <IconButton
                    label={words.later(index + 1)}
                    icon={<ArrowDown {...icon} />}
                    disabled={index === pictures.length - 1}
                    onClick={() => move(index, 1)}
                  />
                </>
              ) : null}
              <IconButton
                label={words.remove(index + 1)}
                icon={<X {...icon} />}
                onClick={() => onChange(pictures.filter((_picture, at) => at !== index))}
              />
            </span>
          </li>
        ))}
      </ol>
      {pictures.length < most ? (
        <FileDrop
          label={words.add}
          file={undefined}
          onFile={(first, more) => void add([first, ...more])}
          multiple={most > 1}
          disabled={isLoading}
          error={error}
          labels={{ choose: isLoading ? words.uploading : words.choose(most > 1) }}
        />
      ) : null}
      {pictures.length >= most && error ? <p className="pothik-field__error">{error}</p> : null}
      <p className="pothik-visually-hidden" role="status">
        {isLoading ? words.uploading : null}
      </p>
    </div>
  );
}
