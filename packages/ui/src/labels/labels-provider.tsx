'use client';
import type { ReactNode } from 'react';
import type { ComponentLabels } from './component-labels.ts';
import { LabelsContext } from './use-labels.ts';

/** What {@link LabelsProvider} is given. */
export interface LabelsProviderProps {
  /** Made once, outside of what renders it: all that says something renders anew with others. */
  labels: ComponentLabels;
  children: ReactNode;
}

/**
 * Says in another language what components say by themselves. What a component is handed goes before it. One
 * within another takes its place: with `{}` a part is English again. Renders nothing of its own.
 */
export function LabelsProvider({ labels, children }: LabelsProviderProps) {
  return <LabelsContext value={labels}>{children}</LabelsContext>;
}
