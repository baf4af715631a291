import { CommandPalette, type Command } from '@pothik/ui';
import { List } from 'lucide-react';
import { use, useState } from 'react';
import { useNavigate } from 'react-router';
import { bookingMessages } from '../../messages/bookings.ts';
import { catalogueMessages } from '../../messages/catalogue.ts';
import { commandMessages } from '../../messages/commands.ts';
import { inboxMessages } from '../../messages/inbox.ts';
import { peopleMessages } from '../../messages/people.ts';
import type { Action } from '../../shared/actions/action.ts';
import { ActionsContext } from '../../shared/actions/actions-context.ts';
import { listSearches } from './list-searches.ts';
import { toRecordCommand } from './record-commands.tsx';
import { useFoundRecords } from './use-found-records.ts';
import { useMayCall } from '../../shared/session-context.ts';

const { cut, failed, groups, palette, searchIn } = commandMessages;

const listNames = {
  bookings: bookingMessages.title,
  chats: inboxMessages.title,
  customers: peopleMessages.customers,
  services: catalogueMessages.services,
};

/** What the screen offers, its own page first. */
function toCommands(actions: readonly Action[]): Command[] {
  const commands = actions.flatMap(({ id, label, keys, group = groups.here, icon, run }) =>
    run
      ? {
          id,
          label,
          group,
          icon,
          onRun: run,
          ...(keys === undefined ? {} : { shortcut: keys.toUpperCase().split(' ') }),
        }
      : [],
  );
  const isOfPage = ({ group }: Command) => group === groups.here;
  return [...commands.filter(isOfPage), ...commands.filter((one) => !isOfPage(one))];
}

/** Every record and every action by a few letters. */
export function Palette({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { registry } = use(ActionsContext);
  const [typed, setTyped] = useState('');
  const { recent, found, isSearching, hasFailed, isCut } = useFoundRecords(typed, open);
  const navigate = useNavigate();
  const mayCall = useMayCall();
  const go = (address: string) => void navigate(address);

  const problem = hasFailed ? failed : isCut ? cut : undefined;

  const opened = recent.map((record) => toRecordCommand(record, go, true));
  const isOpened = ({ id }: Command) => opened.some((one) => one.id === id);
  const words = typed.trim();
  const lists =
    words === ''
      ? []
      : listSearches
          .filter(({ access }) => mayCall(access))
          .map(({ name, address }) => ({
            id: `list ${name}`,
            label: searchIn(listNames[name], words),
            group: groups.lists,
            icon: <List size={20} strokeWidth={1.75} aria-hidden />,
            onRun: () => go(address(words)),
          }));
  return (
    <CommandPalette
      open={open}
      onClose={() => {
        setTyped('');
        onClose();
      }}
      // What was opened lately stands first, also while its name is typed: it needs no answer of the server.
      commands={open ? [...opened, ...toCommands(registry.list())] : []}
      found={[
        ...found.map((record) => toRecordCommand(record, go)).filter((one) => !isOpened(one)),
        ...lists,
      ]}
      busy={isSearching}
      note={problem}
      onType={setTyped}
      labels={palette}
    />
  );
}
