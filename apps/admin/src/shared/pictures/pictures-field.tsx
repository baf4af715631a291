import type { LibraryPicture } from '@pothik/contract';
import { Button, FileDrop, IconButton, Link, TextField } from '@pothik/ui';
import { ArrowDown, ArrowUp, Crop, Images, X } from 'lucide-react';
import { useState } from 'react';
import { editingMessages } from '../../messages/editing.ts';
import { pictureMessages } from '../../messages/pictures.ts';
import { neededPart } from '../needed-part.tsx';
import { swapped } from '../editing/swapped.ts';
import { pictureIdOf, picturesAddress } from './pictures-address.ts';
import styles from './pictures-field.module.css';
import { useUploadPictures } from './use-upload-pictures.ts';

const icon = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const;

const PictureChooser = neededPart(
  async () => (await import('./picture-chooser.tsx')).PictureChooser,
);

/** A picture of the library, and what it shows. */
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

/** Pictures in their order, each with what it shows; new ones are uploaded into the library at once. */
export function PicturesField({ pictures, onChange, error, most = 20 }: PicturesFieldProps) {
  const { pictures: words } = editingMessages;
  const { upload, isUploading } = useUploadPictures();
  const [isChoosing, setChoosing] = useState<boolean>();

  const add = (added: readonly LibraryPicture[]) => {
    if (added.length === 0) return;
    const fields = added.map(({ image }) => ({
      secure_url: image.secure_url,
      alt: image.alt ?? '',
    }));
    onChange([...pictures, ...fields]);
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
              <Link
                className="pothik-icon-button"
                aria-label={pictureMessages.edit(index + 1)}
                title={pictureMessages.edit(index + 1)}
                href={picturesAddress(pictureIdOf(secure_url))}
              >
                <Crop {...icon} />
              </Link>
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
        <>
          <FileDrop
            label={words.add}
            file={undefined}
            onFile={(first, more) =>
              void upload([first, ...more].slice(0, most - pictures.length)).then(add)
            }
            multiple={most > 1}
            disabled={isUploading}
            error={error}
            labels={{ choose: isUploading ? pictureMessages.uploading : words.choose(most > 1) }}
          />
          <div>
            <Button emphasis="secondary" onClick={() => setChoosing(true)}>
              <Images {...icon} />
              <span>{pictureMessages.chooser.open}</span>
            </Button>
          </div>
        </>
      ) : null}
      {isChoosing === undefined ? null : (
        <PictureChooser
          open={isChoosing}
          most={most - pictures.length}
          taken={new Set(pictures.map(({ secure_url }) => pictureIdOf(secure_url) ?? ''))}
          onChoose={(chosen) => {
            setChoosing(false);
            add(chosen);
          }}
          onClose={() => setChoosing(false)}
        />
      )}
      {pictures.length >= most && error ? <p className="pothik-field__error">{error}</p> : null}
      <p className="pothik-visually-hidden" role="status">
        {isUploading ? pictureMessages.uploading : null}
      </p>
    </div>
  );
}
