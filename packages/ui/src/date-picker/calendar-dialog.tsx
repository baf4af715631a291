'use client';
import { CalendarDays, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../button/button.tsx';
import { iconStyle } from '../internal/icon-style.ts';
import { useModalDialog } from '../internal/use-modal-dialog.ts';
import type { DatePickerLabels } from './calendar-labels.ts';
import './calendar.css';

interface CalendarDialogProps {
  label: string;
  words: DatePickerLabels;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  disabled: boolean;
  children: ReactNode;
}

/** The button beside a field for dates, and the calendar that it opens. */
export function CalendarDialog({
  label,
  words,
  open,
  onOpenChange,
  disabled,
  children,
}: CalendarDialogProps) {
  const dialog = useModalDialog({ open, onClose: () => onOpenChange(false) });
  return (
    <>
      <IconButton
        label={words.open(label)}
        icon={<CalendarDays {...iconStyle} />}
        aria-haspopup="dialog"
        disabled={disabled}
        onClick={() => onOpenChange(true)}
      />
      <dialog className="pothik-calendar" aria-label={label} {...dialog}>
        {open ? (
          <div className="pothik-calendar__sheet">
            <div>{children}</div>
            <button
              type="button"
              className="pothik-calendar__close"
              onClick={() => onOpenChange(false)}
            >
              <X {...iconStyle} />
              <span>{words.close}</span>
            </button>
          </div>
        ) : null}
      </dialog>
    </>
  );
}
