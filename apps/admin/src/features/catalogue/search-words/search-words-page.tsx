import {
  useStaffSearchCreateSynonymsMutation,
  useStaffSearchDeleteSynonymsMutation,
  useStaffSearchUpdateSynonymsMutation,
} from '@pothik/api-client/rtk-query';
import type { Synonyms } from '@pothik/contract';
import { Button, ConfirmDialog, LinkButton, TagInput } from '@pothik/ui';
import { useEffect, useEffectEvent } from 'react';
import { Controller } from 'react-hook-form';
import { useParams, useSearchParams } from 'react-router';
import { searchWordsMessages as words } from '../../../messages/search-words.ts';
import { calls } from '../../../shared/editing/call-schemas.ts';
import { differing } from '../../../shared/editing/differing.ts';
import { EditingBar } from '../../../shared/editing/editing-bar.tsx';
import styles from '../../../shared/editing/form.module.css';
import { OvertakenNotice } from '../../../shared/editing/overtaken-notice.tsx';
import { useRemoval } from '../../../shared/editing/use-removal.ts';
import { useSaving } from '../../../shared/editing/use-saving.ts';
import { NotLoaded } from '../../../shared/page/not-loaded.tsx';
import { Page } from '../../../shared/page/page.tsx';
import { useFindSynonymsQuery } from './find-synonyms.ts';
import { searchWordsAddress } from './search-words-address.ts';

/** The most that an entry takes (`staffSearch.createSynonyms`). */
const most = { words: 40, letters: 60 };

interface Fields {
  words: string[];
  wider: string[];
}

const toFields = (synonyms: Synonyms | undefined): Fields => ({
  words: synonyms?.words ?? [],
  wider: synonyms?.wider ?? [],
});

interface SearchWordsFormProps {
  synonyms?: Synonyms;
  /** What a new entry begins with. */
  first?: string;
}

function SearchWordsForm({ synonyms, first = '' }: SearchWordsFormProps) {
  const [create, { isLoading: isCreating }] = useStaffSearchCreateSynonymsMutation();
  const [update, { isLoading: isUpdating }] = useStaffSearchUpdateSynonymsMutation();
  const [remove, { isLoading: isRemoving }] = useStaffSearchDeleteSynonymsMutation();
  const { form, errorOf, isOvertaken, keep, drop, isDone, submit, bar } = useSaving({
    thing: synonyms,
    name: `synonyms ${synonyms?._id ?? `new ${first}`}`,
    base: toFields(synonyms),
    toPayload: (fields: Fields) => fields,
    toChange: differing,
    schema: calls.staffSearch[synonyms ? 'updateSynonyms' : 'createSynonyms'].body,
    update: ({ _id: id }, change) => update({ id, ...change }),
    creation: { create, addressOf: searchWordsAddress },
    isBusy: isCreating || isUpdating,
  });
  const removal = useRemoval({
    remove: synonyms && (() => remove({ id: synonyms._id })),
    isBusy: isRemoving,
    isDone,
    list: searchWordsAddress(),
  });
  const begin = useEffectEvent(() => {
    if (first === '' || form.getValues('words').length > 0) return;
    form.setValue('words', [first], { shouldDirty: true });
  });
  useEffect(() => begin(), []);
  const title = synonyms?.words[0] ?? words.add;
  return (
    <Page
      title={title}
      actions={
        <LinkButton emphasis="quiet" href={searchWordsAddress()}>
          {words.back}
        </LinkButton>
      }
    >
      {isOvertaken ? <OvertakenNotice onStore={keep} onDrop={drop} /> : null}
      <form className={styles.form} aria-label={title} noValidate onSubmit={submit}>
        <div className={styles.section}>
          {(['words', 'wider'] as const).map((name) => (
            <Controller
              key={name}
              control={form.control}
              name={name}
              render={({ field: { value, onChange, ref } }) => (
                <TagInput
                  ref={ref}
                  label={words.fields[name]}
                  hint={words.fields[`${name}Hint`]}
                  error={errorOf(name)}
                  maxTags={most.words}
                  maxLength={most.letters}
                  value={value}
                  onValueChange={onChange}
                />
              )}
            />
          ))}
        </div>
        <EditingBar {...bar}>
          {synonyms ? (
            <Button emphasis="quiet" onClick={removal.ask}>
              {words.remove}
            </Button>
          ) : null}
        </EditingBar>
      </form>
      <ConfirmDialog title={words.removeTitle} text={words.removeText} {...removal.dialog} />
    </Page>
  );
}

/** An entry of search words as it is edited, or a new one. */
export function SearchWordsPage() {
  const { id } = useParams();
  const [address] = useSearchParams();
  const { currentData, error, refetch } = useFindSynonymsQuery(id ?? '', {
    skip: id === undefined,
    refetchOnMountOrArgChange: true,
  });
  const first = address.get('word') ?? '';
  if (id === undefined) return <SearchWordsForm key={first} first={first} />;
  if (currentData) return <SearchWordsForm key={id} synonyms={currentData} />;
  return (
    <NotLoaded
      title={words.title}
      error={error}
      onRetry={() => void refetch()}
      back={<LinkButton href={searchWordsAddress()}>{words.back}</LinkButton>}
    />
  );
}
