import { bookingStatuses } from '@pothik/contract';
import { Button, Select, TextField } from '@pothik/ui';
import { useState } from 'react';
import { bookingMessages } from '../../messages/bookings.ts';
import { handlingMessages } from '../../messages/handling.ts';
import { statusName } from '../../shared/booking-facts.ts';
import { pastDays } from '../../shared/dhaka-input.ts';
import { SearchAsTyped } from '../../shared/page/search-as-typed.tsx';
import styles from './bookings.module.css';
import { HandlingFilters } from './handling/handling-filters.tsx';
import { filterNames, type FilterName } from './list-address.ts';

export interface BookingFiltersProps {
  address: URLSearchParams;
  onChange: (changes: Partial<Record<FilterName | 'sort', string>>) => void;
}

const { list: words } = bookingMessages;
const { list: handling } = handlingMessages;

/** Filters that take those of one kind, or all others. */
const flags = [
  {
    name: 'guest',
    label: words.customer,
    any: words.anyCustomer,
    yes: words.guests,
    no: words.accounts,
  },
  {
    name: 'answered',
    label: words.answers,
    any: words.anyAnswer,
    yes: words.answered,
    no: words.unanswered,
  },
  {
    name: 'reminded',
    label: handling.reminders,
    any: handling.anyReminder,
    yes: handling.hasReminder,
    no: handling.noReminder,
  },
] as const;

/** The filters of the list; they stand in the address. */
export function BookingFilters({ address, onChange }: BookingFiltersProps) {
  const { list, serviceTypes } = bookingMessages;
  const valueOf = (name: FilterName) => address.get(name) ?? '';
  const isNarrowed = filterNames.some((name) => address.has(name));
  // Clearing empties the field as well, typing must not.
  const [clearings, setClearings] = useState(0);
  const clear = () => {
    setClearings((count) => count + 1);
    onChange(Object.fromEntries(filterNames.map((name) => [name, ''])));
  };
  return (
    <form
      role="search"
      aria-label={list.filters}
      className={styles.filters}
      onSubmit={(event) => event.preventDefault()}
    >
      <SearchAsTyped
        key={clearings}
        label={list.search}
        placeholder={list.searchHint}
        className={styles.search}
        value={valueOf('search')}
        onChange={(search) => onChange({ search })}
      />
      <Select
        label={list.status}
        value={valueOf('status')}
        options={[
          { value: '', label: list.anyStatus },
          ...bookingStatuses.map((value) => ({ value, label: statusName(value) })),
        ]}
        onChange={({ target }) => onChange({ status: target.value })}
      />
      <Select
        label={list.serviceType}
        value={valueOf('serviceType')}
        options={[
          { value: '', label: list.anyType },
          ...Object.entries(serviceTypes).map(([value, label]) => ({ value, label })),
        ]}
        onChange={({ target }) => onChange({ serviceType: target.value })}
      />
      {flags.map(({ name, label, any, yes, no }) => (
        <Select
          key={name}
          label={label}
          value={valueOf(name)}
          options={[
            { value: '', label: any },
            { value: 'true', label: yes },
            { value: 'false', label: no },
          ]}
          onChange={({ target }) => onChange({ [name]: target.value })}
        />
      ))}
      <HandlingFilters
        key={`handling ${String(clearings)}`}
        address={address}
        onChange={onChange}
      />
      <TextField
        label={list.from}
        type="date"
        {...pastDays()}
        value={valueOf('from')}
        onChange={({ target }) => onChange({ from: target.value })}
      />
      <TextField
        label={list.to}
        type="date"
        {...pastDays()}
        value={valueOf('to')}
        onChange={({ target }) => onChange({ to: target.value })}
      />
      {isNarrowed ? (
        <Button emphasis="quiet" onClick={clear}>
          {list.clear}
        </Button>
      ) : null}
    </form>
  );
}
