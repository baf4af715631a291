import { bookingStatuses } from '@pothik/contract';
import { Button, SearchField, Select, TextField } from '@pothik/ui';
import { useEffect, useState } from 'react';
import { bookingMessages } from '../../messages/bookings.ts';
import { statusName } from './booking-facts.ts';
import styles from './bookings.module.css';
import { filterNames, type FilterName } from './list-address.ts';

/** How long somebody pauses before what they type is looked for, in milliseconds. */
const typingPause = 300;

export interface BookingFiltersProps {
  address: URLSearchParams;
  onChange: (changes: Partial<Record<FilterName, string>>) => void;
}

/** Looks for a word once its writer pauses. */
function Search({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const { search, searchHint } = bookingMessages.list;
  const [typed, setTyped] = useState(value);
  useEffect(() => {
    if (typed.trim() === value) return;
    const timer = setTimeout(() => onChange(typed.trim()), typingPause);
    return () => clearTimeout(timer);
  }, [typed, value, onChange]);
  return (
    <SearchField
      label={search}
      className={styles.search ?? ''}
      placeholder={searchHint}
      maxLength={200}
      value={typed}
      onChange={({ target }) => setTyped(target.value)}
    />
  );
}

/** What narrows the list; it stands in the address. */
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
      <Search
        key={clearings}
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
      <Select
        label={list.customer}
        value={valueOf('guest')}
        options={[
          { value: '', label: list.anyCustomer },
          { value: 'true', label: list.guests },
          { value: 'false', label: list.accounts },
        ]}
        onChange={({ target }) => onChange({ guest: target.value })}
      />
      <TextField
        label={list.from}
        type="date"
        value={valueOf('from')}
        onChange={({ target }) => onChange({ from: target.value })}
      />
      <TextField
        label={list.to}
        type="date"
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
