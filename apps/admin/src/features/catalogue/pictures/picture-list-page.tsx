import {
  useStaffPicturesListQuery,
  useStaffPicturesRestoreMutation,
} from '@pothik/api-client/rtk-query';
import type { Failure } from '@pothik/api-client/rtk-query';
import {
  Alert,
  Button,
  EmptyState,
  FileDrop,
  Link,
  Pagination,
  Select,
  useToast,
} from '@pothik/ui';
import { useNavigate } from 'react-router';
import { editingMessages } from '../../../messages/editing.ts';
import { pictureMessages as words } from '../../../messages/pictures.ts';
import { oneOf, pageAddress, pageOf } from '../../../shared/page/list-address.ts';
import { Loaded } from '../../../shared/page/loaded.tsx';
import { Page } from '../../../shared/page/page.tsx';
import { SearchAsTyped } from '../../../shared/page/search-as-typed.tsx';
import { useListAddress } from '../../../shared/page/use-list-address.ts';
import { picturesAddress } from '../../../shared/pictures/pictures-address.ts';
import tiles from '../../../shared/pictures/picture-tile.module.css';
import { PictureTile } from '../../../shared/pictures/picture-tile.tsx';
import { useUploadPictures } from '../../../shared/pictures/use-upload-pictures.ts';
import { CatalogueAreas } from '../catalogue-areas.tsx';
import catalogue from '../catalogue.module.css';

const uses = ['shown', 'unused'] as const;

/** A picture that was removed just now, as long as it can be put back. */
function Removed({ id, onRestored }: { id: string; onRestored: () => void }) {
  const [restore, { isLoading }] = useStaffPicturesRestoreMutation();
  const toasts = useToast();
  const putBack = async () => {
    const { error } = await restore({ id });
    if (error) toasts.add((error as Failure).serverMessage ?? words.restoreFailed, 'error');
    else toasts.add(words.restored, 'success');
    onRestored();
  };
  return (
    <Alert
      tone="success"
      title={words.removed}
      live
      actions={
        <Button emphasis="secondary" busy={isLoading} onClick={() => void putBack()}>
          {words.restore}
        </Button>
      }
    />
  );
}

/** The library: what services, articles and the logo show, and what they could. */
export function PictureListPage() {
  const [address, change] = useListAddress();
  const { upload, isUploading } = useUploadPictures();
  const toasts = useToast();
  const navigate = useNavigate();
  const search = address.get('search') ?? '';
  const use = oneOf(uses, address.get('use'));
  const removed = address.get('removed');
  const query = useStaffPicturesListQuery(
    {
      page: pageOf(address),
      ...(search === '' ? {} : { search: search.slice(0, 100) }),
      ...(use ? { use } : {}),
    },
    { refetchOnMountOrArgChange: true },
  );
  const add = async (images: readonly File[]) => {
    const added = await upload(images);
    const [first] = added;
    if (images.length === 1 && first) await navigate(picturesAddress(first._id));
    else if (first) toasts.add(words.added(added.length), 'success');
  };
  return (
    <Page title={words.title}>
      <CatalogueAreas />
      {removed === null ? null : (
        <Removed key={removed} id={removed} onRestored={() => change({ removed: undefined })} />
      )}
      <p className={catalogue.soft}>{words.lead}</p>
      <FileDrop
        label={words.add}
        file={undefined}
        multiple
        disabled={isUploading}
        onFile={(first, more) => void add([first, ...more])}
        labels={{
          choose: isUploading ? words.uploading : editingMessages.pictures.choose(true),
        }}
      />
      <form
        role="search"
        className={catalogue.filters}
        onSubmit={(event) => event.preventDefault()}
      >
        <SearchAsTyped
          label={words.search}
          placeholder={words.searchHint}
          value={search}
          onChange={(text) => change({ search: text, removed: undefined })}
        />
        <Select
          label={words.use}
          value={use ?? ''}
          options={[
            { value: '', label: words.anyUse },
            ...uses.map((value) => ({ value, label: words.uses[value] })),
          ]}
          onChange={({ target }) => change({ use: target.value, removed: undefined })}
        />
      </form>
      <Loaded query={query}>
        {({ data, pagination }) => (
          <>
            <p role="status" className={catalogue.soft}>
              {words.count(pagination.total)}
            </p>
            {data.length === 0 ? <EmptyState title={words.none} text={words.noneText} /> : null}
            <ul className={tiles.tiles} aria-busy={query.isFetching}>
              {data.map((picture) => (
                <li key={picture._id}>
                  <Link href={picturesAddress(picture._id)}>
                    <PictureTile picture={picture} />
                  </Link>
                </li>
              ))}
            </ul>
            <Pagination
              page={pagination.page}
              hasNext={pagination.hasNext}
              lastPage={Math.ceil(pagination.total / pagination.limit)}
              hrefOf={(page) => pageAddress(picturesAddress(), address, page)}
            />
          </>
        )}
      </Loaded>
    </Page>
  );
}
