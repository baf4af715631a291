import {
  useStaffPicturesDeleteMutation,
  useStaffPicturesGetQuery,
  useStaffPicturesUpdateMutation,
} from '@pothik/api-client/rtk-query';
import type { LibraryPictureDetails } from '@pothik/contract';
import { Button, ConfirmDialog, Link, LinkButton, TextField } from '@pothik/ui';
import { Controller } from 'react-hook-form';
import { useParams } from 'react-router';
import { pictureMessages } from '../../../messages/pictures.ts';
import { calls } from '../../../shared/editing/call-schemas.ts';
import { differing } from '../../../shared/editing/differing.ts';
import { EditingBar } from '../../../shared/editing/editing-bar.tsx';
import { OvertakenNotice } from '../../../shared/editing/overtaken-notice.tsx';
import { useRemoval } from '../../../shared/editing/use-removal.ts';
import { useSaving } from '../../../shared/editing/use-saving.ts';
import { NotLoaded } from '../../../shared/page/not-loaded.tsx';
import { Page } from '../../../shared/page/page.tsx';
import { Section } from '../../../shared/page/section.tsx';
import { ColleaguesHere } from '../../../shared/presence/colleagues-here.tsx';
import { picturesAddress } from '../../../shared/pictures/pictures-address.ts';
import catalogue from '../catalogue.module.css';
import { CropField, type WholePicture } from './crop-field.tsx';
import { FocusField } from './focus-field.tsx';
import { PicturePreviews } from './picture-previews.tsx';
import styles from './pictures.module.css';

const { page: words } = pictureMessages;

const toFields = ({ image, crop, focus }: LibraryPictureDetails) => ({
  alt: image.alt ?? '',
  crop: crop ?? null,
  focus: focus ?? null,
});

const toWhole = ({ whole }: LibraryPictureDetails): WholePicture => ({
  src: whole.secure_url,
  width: whole.width ?? 1,
  height: whole.height ?? 1,
});

const placeOf = {
  service: (id: string) => `/catalogue/services/${encodeURIComponent(id)}`,
  insight: (id: string) => `/insights/${encodeURIComponent(id)}`,
  logo: () => '/settings#branding',
};

function Uses({ uses }: Pick<LibraryPictureDetails, 'uses'>) {
  if (uses.length === 0) return <p>{words.nowhere}</p>;
  return (
    <ul>
      {uses.map(({ kind, _id: id = '', name }) => (
        <li key={`${kind} ${id}`}>
          <Link href={placeOf[kind](id)}>
            {kind === 'logo' ? words.logo : (name ?? words.untitled)}
          </Link>
        </li>
      ))}
    </ul>
  );
}

const back = (
  <LinkButton emphasis="quiet" href={picturesAddress()}>
    {words.back}
  </LinkButton>
);

function PictureForm({ picture }: { picture: LibraryPictureDetails }) {
  const [update, { isLoading: isUpdating }] = useStaffPicturesUpdateMutation();
  const [remove, { isLoading: isRemoving }] = useStaffPicturesDeleteMutation();
  const { form, values, field, errorOf, isOvertaken, keep, drop, isBegun, isDone, submit, bar } =
    useSaving({
      thing: picture,
      name: `picture ${picture._id}`,
      base: toFields(picture),
      toPayload: (fields) => fields,
      toChange: differing,
      schema: calls.staffPictures.update.body,
      update: ({ _id: id }, change) => update({ id, ...change }),
      saved: () => words.saved,
      isBusy: isUpdating,
    });
  const removal = useRemoval({
    remove: () => remove({ id: picture._id }),
    isBusy: isRemoving,
    isDone,
    list: `${picturesAddress()}?removed=${encodeURIComponent(picture._id)}`,
  });
  const whole = toWhole(picture);
  const title = values.alt || pictureMessages.untold;
  const isShown = picture.uses.length > 0;
  return (
    <Page title={title} actions={back}>
      <ColleaguesHere kind="picture" id={picture._id} isEditing={isBegun} />
      {isOvertaken ? <OvertakenNotice onStore={keep} onDrop={drop} /> : null}
      <form className={catalogue.form} aria-label={title} noValidate onSubmit={submit}>
        <div className={styles.columns}>
          <div>
            <Section id="crop" title={words.crop}>
              <Controller
                control={form.control}
                name="crop"
                render={({ field: { value, onChange } }) => (
                  <CropField
                    picture={whole}
                    crop={value}
                    onChange={onChange}
                    error={errorOf('crop')}
                  />
                )}
              />
            </Section>
            <Section id="focus" title={words.focus}>
              <Controller
                control={form.control}
                name="focus"
                render={({ field: { value, onChange } }) => (
                  <FocusField picture={whole} focus={value} onChange={onChange} />
                )}
              />
            </Section>
          </div>
          <div>
            <Section id="told" title={words.told}>
              <TextField label={words.alt} hint={words.altHint} maxLength={300} {...field('alt')} />
            </Section>
            <Section id="previews" title={words.previews}>
              <PicturePreviews picture={whole} crop={values.crop} focus={values.focus} />
            </Section>
            <Section id="uses" title={words.shownBy}>
              <Uses uses={picture.uses} />
              {isShown ? <p className={styles.soft}>{words.stillShown}</p> : null}
            </Section>
          </div>
        </div>
        <EditingBar {...bar}>
          {isShown ? null : (
            <Button emphasis="quiet" onClick={removal.ask}>
              {words.remove}
            </Button>
          )}
        </EditingBar>
      </form>
      <ConfirmDialog title={words.removeTitle} text={words.removeText} {...removal.dialog} />
    </Page>
  );
}

/** A picture of the library: what it shows, which part of it is shown, and where. */
export function PicturePage() {
  const { id = '' } = useParams();
  const { currentData, error, refetch } = useStaffPicturesGetQuery(
    { id },
    { refetchOnMountOrArgChange: true },
  );
  if (currentData) return <PictureForm key={id} picture={currentData} />;
  return (
    <NotLoaded
      title={pictureMessages.title}
      error={error}
      onRetry={() => void refetch()}
      back={back}
    />
  );
}
