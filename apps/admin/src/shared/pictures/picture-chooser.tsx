import { useStaffPicturesListQuery } from '@pothik/api-client/rtk-query';
import type { LibraryPicture } from '@pothik/contract';
import { Button, EmptyState, Modal, SearchField } from '@pothik/ui';
import { useState } from 'react';
import { pictureMessages as words } from '../../messages/pictures.ts';
import { Loaded } from '../page/loaded.tsx';
import { useTypingPause } from '../page/use-typing-pause.ts';
import styles from './picture-chooser.module.css';
import tiles from './picture-tile.module.css';
import { PictureTile } from './picture-tile.tsx';

const { chooser } = words;

export interface PictureChooserProps {
  open: boolean;
  /** The number that there is room for. */
  most: number;
  /** The ids of those that are there already. */
  taken: ReadonlySet<string>;
  onChoose: (pictures: readonly LibraryPicture[]) => void;
  onClose: () => void;
}

function Choice({
  picture,
  checked,
  disabled,
  onChange,
}: {
  picture: LibraryPicture;
  checked: boolean;
  disabled: boolean;
  onChange: () => void;
}) {
  return (
    <label className={styles.choice}>
      <input type="checkbox" checked={checked} disabled={disabled} onChange={onChange} />
      <PictureTile picture={picture} />
    </label>
  );
}

function Chooser({ most, taken, onChoose, onClose }: Omit<PictureChooserProps, 'open'>) {
  const [typed, setTyped] = useState('');
  const [asked, setAsked] = useState({ search: '', page: 1 });
  const [chosen, setChosen] = useState<ReadonlyMap<string, LibraryPicture>>(new Map());
  useTypingPause(typed, asked.search, (search) => setAsked({ search, page: 1 }));
  const { search, page } = asked;
  const query = useStaffPicturesListQuery(
    { page, ...(search === '' ? {} : { search }) },
    { refetchOnMountOrArgChange: true },
  );
  const toggle = (picture: LibraryPicture) => {
    // Of one that is chosen alone, another takes the place.
    const next = new Map(most === 1 ? [] : chosen);
    if (chosen.has(picture._id)) next.delete(picture._id);
    else next.set(picture._id, picture);
    setChosen(next);
  };
  const isFull = most > 1 && chosen.size >= most;
  return (
    <div className={styles.chooser}>
      <SearchField
        label={words.search}
        placeholder={words.searchHint}
        maxLength={100}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <Loaded query={query}>
        {({ data, pagination }) => (
          <>
            <p role="status" className={styles.count}>
              {isFull ? chooser.full(most) : words.count(pagination.total)}
            </p>
            {data.length === 0 ? <EmptyState title={words.none} text={words.noneText} /> : null}
            <ul className={tiles.tiles}>
              {data.map((picture) => (
                <li key={picture._id}>
                  <Choice
                    picture={picture}
                    checked={taken.has(picture._id) || chosen.has(picture._id)}
                    disabled={taken.has(picture._id) || (isFull && !chosen.has(picture._id))}
                    onChange={() => toggle(picture)}
                  />
                </li>
              ))}
            </ul>
            {page > 1 || pagination.hasNext ? (
              <div className={styles.pages}>
                <Button
                  emphasis="secondary"
                  disabled={page === 1}
                  onClick={() => setAsked({ search, page: page - 1 })}
                >
                  {chooser.earlier}
                </Button>
                <Button
                  emphasis="secondary"
                  disabled={!pagination.hasNext}
                  onClick={() => setAsked({ search, page: page + 1 })}
                >
                  {chooser.later}
                </Button>
              </div>
            ) : null}
          </>
        )}
      </Loaded>
      <div className={styles.buttons}>
        <Button disabled={chosen.size === 0} onClick={() => onChoose([...chosen.values()])}>
          {chooser.choose(chosen.size)}
        </Button>
        <Button emphasis="quiet" onClick={onClose}>
          {chooser.cancel}
        </Button>
      </div>
    </div>
  );
}

/** Lets an editor choose pictures of the library. */
export function PictureChooser({ open, ...props }: PictureChooserProps) {
  return (
    <Modal title={chooser.title} open={open} onClose={props.onClose}>
      <Chooser {...props} />
    </Modal>
  );
}
