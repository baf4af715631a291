import type { Elements } from '@pothik/ui';
import { EditingBar } from '../../shared/editing/editing-bar.tsx';
import form from '../../shared/editing/form.module.css';
import { OvertakenNotice } from '../../shared/editing/overtaken-notice.tsx';
import type { Saving } from '../../shared/editing/use-saving.ts';

export interface SettingsFormProps {
  /** Leads to it at the end of an address. */
  id: string;
  title: string;
  saving: Saving;
  children: Elements;
}

/** Settings that are saved together. */
export function SettingsForm({ id, title, saving, children }: SettingsFormProps) {
  const { isOvertaken, keep, drop, submit, bar } = saving;
  return (
    <form id={id} className={form.form} aria-label={title} noValidate onSubmit={submit}>
      {isOvertaken ? <OvertakenNotice onStore={keep} onDrop={drop} /> : null}
      <div className={form.section}>
        <h2>{title}</h2>
        {children}
      </div>
      <EditingBar {...bar} />
    </form>
  );
}
