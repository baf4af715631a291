import type { ReactNode } from 'react';
import { EditingBar } from '../../shared/editing/editing-bar.tsx';
import form from '../../shared/editing/form.module.css';
import { OvertakenNotice } from '../../shared/editing/overtaken-notice.tsx';
import type { Saving } from '../../shared/editing/use-saving.ts';

export interface SettingsFormProps {
  title: string;
  saving: Saving;
  children: ReactNode;
}

/** Settings that are saved together. */
export function SettingsForm({ title, saving, children }: SettingsFormProps) {
  const { isOvertaken, keep, drop, submit, bar } = saving;
  return (
    <form className={form.form} aria-label={title} noValidate onSubmit={submit}>
      {isOvertaken ? <OvertakenNotice onStore={keep} onDrop={drop} /> : null}
      <div className={form.section}>
        <h2>{title}</h2>
        {children}
      </div>
      <EditingBar {...bar} />
    </form>
  );
}
