import { dueSpans, maximumTagLength, waitingParties } from '@pothik/contract';
import { Select, TextField } from '@pothik/ui';
import { useState } from 'react';
import { handlingMessages } from '../../../messages/handling.ts';
import { useTypingPause } from '../../../shared/page/use-typing-pause.ts';
import { useSession } from '../../../shared/session-context.ts';
import type { BookingFiltersProps } from '../booking-filters.tsx';
import { useAssignees } from './use-assignees.ts';

const { list: words, ...common } = handlingMessages;

function TagFilter({ value, onTag }: { value: string; onTag: (tag: string) => void }) {
  const [typed, setTyped] = useState(value);
  const tell = useTypingPause(typed, value, onTag);
  return (
    <TextField
      label={words.tag}
      value={typed}
      maxLength={maximumTagLength}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={tell}
    />
  );
}

/** Filters by how staff deal with bookings, and the order that it makes. */
export function HandlingFilters({ address, onChange }: BookingFiltersProps) {
  const { user } = useSession();
  const colleagues = useAssignees().filter(({ value }) => value !== user._id);
  const valueOf = (name: string) => address.get(name) ?? '';
  return (
    <>
      <Select
        label={common.assignee}
        value={valueOf('assignee')}
        options={[
          { value: '', label: words.anyAssignee },
          { value: 'me', label: words.mine },
          { value: 'nobody', label: common.nobody },
          ...colleagues,
        ]}
        onChange={({ target }) => onChange({ assignee: target.value })}
      />
      <Select
        label={common.waitingFor}
        value={valueOf('waitingFor')}
        options={[
          { value: '', label: words.anyParty },
          ...waitingParties.map((value) => ({ value, label: common.parties[value] })),
        ]}
        onChange={({ target }) => onChange({ waitingFor: target.value })}
      />
      <Select
        label={common.due}
        value={valueOf('due')}
        options={[
          { value: '', label: words.anyDue },
          ...dueSpans.map((value) => ({ value, label: words.spans[value] })),
        ]}
        onChange={({ target }) => onChange({ due: target.value })}
      />
      <TagFilter value={valueOf('tag')} onTag={(tag) => onChange({ tag: tag.trim() })} />
      <Select
        label={words.order}
        value={valueOf('sort') === 'attention' ? 'attention' : ''}
        options={[
          { value: '', label: words.byColumn },
          { value: 'attention', label: words.byAttention },
        ]}
        onChange={({ target }) => onChange({ sort: target.value })}
      />
    </>
  );
}
