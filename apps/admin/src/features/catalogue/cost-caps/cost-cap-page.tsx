import {
  useStaffCostCapsCreateMutation,
  useStaffCostCapsDeleteMutation,
  useStaffCostCapsListQuery,
  useStaffCostCapsUpdateMutation,
} from '@pothik/api-client/rtk-query';
import type { CostCap } from '@pothik/contract';
import { Button, ConfirmDialog, LinkButton, TextField } from '@pothik/ui';
import { useParams } from 'react-router';
import { costCapMessages as words } from '../../../messages/cost-caps.ts';
import { pastDays } from '../../../shared/dhaka-input.ts';
import { calls } from '../../../shared/editing/call-schemas.ts';
import { differing } from '../../../shared/editing/differing.ts';
import { EditingBar } from '../../../shared/editing/editing-bar.tsx';
import styles from '../../../shared/editing/form.module.css';
import { OvertakenNotice } from '../../../shared/editing/overtaken-notice.tsx';
import { useRemoval } from '../../../shared/editing/use-removal.ts';
import { useSaving } from '../../../shared/editing/use-saving.ts';
import { NotLoaded } from '../../../shared/page/not-loaded.tsx';
import { Page } from '../../../shared/page/page.tsx';
import { costCapsAddress } from './cost-caps-address.ts';

const toFields = (cap: CostCap | undefined) => ({
  country: cap?.country ?? '',
  amount: cap ? String(cap.amount) : '',
  appliesTo: cap?.appliesTo ?? '',
  note: cap?.note ?? '',
  sourceName: cap?.sourceName ?? '',
  sourceAddress: cap?.sourceAddress ?? '',
  checkedOn: cap?.checkedOn ?? '',
});

type Fields = ReturnType<typeof toFields>;

const toPayload = ({ amount, ...texts }: Fields) => ({
  ...texts,
  // Nothing is no number: it is refused by its name.
  amount: amount.trim() === '' ? Number.NaN : Number(amount.replaceAll(',', '')),
  sourceAddress: texts.sourceAddress.trim(),
});

const back = (
  <LinkButton emphasis="quiet" href={costCapsAddress()}>
    {words.back}
  </LinkButton>
);

function CostCapForm({ cap }: { cap?: CostCap }) {
  const [create, { isLoading: isCreating }] = useStaffCostCapsCreateMutation();
  const [update, { isLoading: isUpdating }] = useStaffCostCapsUpdateMutation();
  const [remove, { isLoading: isRemoving }] = useStaffCostCapsDeleteMutation();
  const { field, isOvertaken, keep, drop, isDone, submit, bar } = useSaving({
    thing: cap,
    name: `cost cap ${cap?._id ?? 'new'}`,
    base: toFields(cap),
    toPayload,
    toChange: differing,
    schema: calls.staffCostCaps[cap ? 'update' : 'create'].body,
    update: ({ _id: id }, change) => update({ id, ...change }),
    creation: { create, addressOf: costCapsAddress },
    saved: () => words.saved,
    isBusy: isCreating || isUpdating,
  });
  const removal = useRemoval({
    remove: cap && (() => remove({ id: cap._id })),
    isBusy: isRemoving,
    isDone,
    list: costCapsAddress(),
  });
  const labelled = (name: keyof Fields) => ({ label: words.fields[name], ...field(name) });
  const title = cap?.country ?? words.add;
  return (
    <Page title={title} actions={back}>
      {isOvertaken ? <OvertakenNotice onStore={keep} onDrop={drop} /> : null}
      <form className={styles.form} aria-label={title} noValidate onSubmit={submit}>
        <div className={styles.section}>
          <TextField {...labelled('country')} hint={words.fields.countryHint} maxLength={100} />
          <TextField {...labelled('amount')} inputMode="numeric" maxLength={13} />
          <TextField {...labelled('appliesTo')} hint={words.fields.appliesToHint} maxLength={200} />
          <TextField {...labelled('note')} maxLength={300} />
          <TextField {...labelled('sourceName')} maxLength={200} />
          <TextField {...labelled('sourceAddress')} type="url" maxLength={300} />
          <TextField
            {...labelled('checkedOn')}
            hint={words.fields.checkedOnHint}
            type="date"
            {...pastDays()}
          />
        </div>
        <EditingBar {...bar}>
          {cap ? (
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

/** A cap as owners edit it, or a new one. */
export function CostCapPage() {
  const { id } = useParams();
  const { data, error, refetch } = useStaffCostCapsListQuery(undefined, {
    skip: id === undefined,
    refetchOnMountOrArgChange: true,
  });
  if (id === undefined) return <CostCapForm key="new" />;
  const cap = data?.caps.find(({ _id }) => _id === id);
  if (cap) return <CostCapForm key={id} cap={cap} />;
  return (
    <NotLoaded
      title={words.title}
      error={data ? { name: 'HttpError', message: '', status: 404 } : error}
      onRetry={() => void refetch()}
      back={back}
    />
  );
}
