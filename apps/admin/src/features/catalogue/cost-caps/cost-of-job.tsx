import { useStaffCostCapsListQuery } from '@pothik/api-client/rtk-query';
import {
  costOfJob,
  costStanding,
  countryKey,
  isJob,
  staffCostCapEndpoints,
  type AllowedCost,
  type CostStanding,
  type StaffService,
} from '@pothik/contract';
import { Button, DefinitionList, StatusBadge } from '@pothik/ui';
import { costCapMessages } from '../../../messages/cost-caps.ts';
import { editingMessages } from '../../../messages/editing.ts';
import { formats } from '../../../messages/formats.ts';
import { toDay, toMoment } from '../../../shared/moments.ts';
import { useMayCall } from '../../../shared/session-context.ts';
import type { ServiceFields } from '../service-fields.ts';
import styles from './cost-caps.module.css';
import { CostSource } from './cost-source.tsx';

const { job: words, everybody, toBeChecked } = costCapMessages;

const tones = {
  within: 'success',
  allowed: 'success',
  above: 'danger',
  unknown: 'warning',
} as const;

/** The fields of a service that tell what a job costs, as they are typed. */
type PricedFields = Pick<ServiceFields, 'jobTitle' | 'serviceType' | 'country' | 'fees'>;

/** The dialogs that the cost of a job leads to. */
export interface CostActions {
  /** @param cost of the job in taka, to begin with. */
  onAllow: (cost: number) => void;
  onWithdraw: () => void;
}

interface CostOfJobProps extends CostActions {
  fields: PricedFields;
  /** Absent: it is a new one. */
  service: StaffService | undefined;
}

function Word({ amount, reason, by, at }: AllowedCost) {
  return (
    <p>
      <span>{`${words.word(formats.taka(amount))}: ${reason}`}</span>{' '}
      <span className={styles.soft}>{words.wordBy(by?.name ?? words.formerly, toMoment(at))}</span>
    </p>
  );
}

/** The way on where a job can't be published as it is. */
function hintOf(standing: CostStanding, missingRate: string | undefined, isNew: boolean) {
  if (missingRate !== undefined) return words.rateMissing(missingRate);
  if (standing !== 'above') return undefined;
  return isNew ? words.saveFirst : words.askOwner;
}

/** The cost of a job as it is typed, beside the cap of its country; nothing where there is none. */
export function CostOfJob({ fields, service, onAllow, onWithdraw }: CostOfJobProps) {
  const { data, isError, refetch } = useStaffCostCapsListQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const mayCall = useMayCall();
  if (!isJob(fields)) return null;
  if (isError) {
    return (
      <div className={styles.cost}>
        <p role="alert">{words.failed}</p>
        <span className={styles.buttons}>
          <Button emphasis="secondary" onClick={() => void refetch()}>
            {editingMessages.retry}
          </Button>
        </span>
      </div>
    );
  }
  const key = countryKey(fields.country);
  const cap = data?.caps.find(({ country }) => countryKey(country) === key);
  if (!data || !cap) return null;

  const fees = fields.fees.map(({ amount, currency, per }) => ({
    amount: Number(amount),
    currency: currency.trim().toUpperCase(),
    per,
  }));
  const cost = costOfJob(fees, data.rates);
  const allowed = service?.allowedCost;
  const standing = costStanding(cost, cap.amount, allowed?.amount);
  const taka = 'taka' in cost ? cost.taka : undefined;
  const missingRate = 'taka' in cost ? undefined : cost.missingRate;
  const hint = hintOf(standing, missingRate, service === undefined);
  const isOwner = mayCall(staffCostCapEndpoints.allow.access);
  return (
    <section className={styles.cost} aria-label={words.title}>
      <h3>{words.title}</h3>
      <p>
        <StatusBadge tone={tones[standing]}>{words.states[standing]}</StatusBadge>
      </p>
      <DefinitionList
        items={[
          ...(taka === undefined ? [] : [{ label: words.cost, value: formats.taka(taka) }]),
          {
            label: words.cap(cap.country),
            value: words.capFor(formats.taka(cap.amount), cap.appliesTo ?? everybody),
          },
          { label: words.source, value: <CostSource {...cap} /> },
          {
            label: words.checked,
            value: cap.checkedOn === undefined ? toBeChecked : toDay(cap.checkedOn),
          },
        ]}
      />
      {allowed ? <Word {...allowed} /> : null}
      {hint === undefined ? null : <p>{hint}</p>}
      {service && isOwner ? (
        <span className={styles.buttons}>
          {standing === 'above' && taka !== undefined ? (
            <Button emphasis="secondary" onClick={() => onAllow(Math.ceil(taka))}>
              {words.allow}
            </Button>
          ) : null}
          {allowed ? (
            <Button emphasis="quiet" onClick={onWithdraw}>
              {words.withdraw}
            </Button>
          ) : null}
        </span>
      ) : null}
    </section>
  );
}
