import type { FoundRecord, RecordKind } from '@pothik/contract';
import type { Command } from '@pothik/ui';
import {
  ClipboardList,
  FileText,
  FolderTree,
  IdCard,
  Image,
  MessageCircle,
  Newspaper,
  UserRound,
  type LucideIcon,
} from 'lucide-react';
import { commandMessages } from '../../messages/commands.ts';
import { pictureMessages } from '../../messages/pictures.ts';
import { statusName } from '../../shared/booking-facts.ts';
import { addressOf } from '../../shared/record-places.ts';

const { chatStatuses, deactivated, draft, groups, records: kinds } = commandMessages;

const icons: Record<RecordKind, LucideIcon> = {
  booking: ClipboardList,
  chat: MessageCircle,
  customer: UserRound,
  staff: IdCard,
  service: FileText,
  category: FolderTree,
  insight: Newspaper,
  picture: Image,
};

const iconStyle = { size: 20, strokeWidth: 1.75, 'aria-hidden': true } as const;

const others: Record<string, string> = { ...chatStatuses, draft, deactivated };

const standOf = ({ kind, status }: FoundRecord) =>
  status === undefined
    ? []
    : [kind === 'booking' ? statusName(status) : (others[status] ?? status)];

/** Opens a record. One that was opened lately stands under a heading of its own, and tells its kind. */
export function toRecordCommand(
  record: FoundRecord,
  go: (address: string) => void,
  isRecent = false,
): Command {
  const { kind, _id, title, details } = record;
  const Icon = icons[kind];
  return {
    id: `${kind} ${_id}`,
    label: title || pictureMessages.untold,
    detail: [...(isRecent ? [kinds[kind]] : []), ...details, ...standOf(record)].join(' · '),
    group: isRecent ? groups.recent : kinds[kind],
    icon: <Icon {...iconStyle} />,
    onRun: () => go(addressOf(record)),
  };
}
