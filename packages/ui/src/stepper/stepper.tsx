'use client';
import { Check } from 'lucide-react';
import { useLabels, useOrdinals } from '../labels/use-labels.ts';
import { Link } from '../link/link.tsx';
import '../visually-hidden/visually-hidden.css';
import './stepper.css';

/** One step of a {@link Stepper}. */
export interface Step {
  title: string;
  /** A few words under it. */
  note?: string;
  /** Where it can be seen again; only steps that are done are links. */
  href?: string;
}

/** The words of {@link Stepper}, for another language than English. */
export interface StepperLabels {
  /** Heard with a step that is done. */
  done: string;
}

/** What {@link Stepper} is given. */
export interface StepperProps {
  /** Names the list, such as 'Booking'. */
  label: string;
  steps: readonly Step[];
  /** The index of the current step, from 0; `steps.length` when all are done. */
  current: number;
  labels?: Partial<StepperLabels>;
}

const stepperLabels: StepperLabels = { done: 'done' };

/** Where one is on a way of few steps. Renders an ordered list; the current step is `aria-current`. */
export function Stepper({ label, steps, current, labels }: StepperProps) {
  const toText = useOrdinals();
  const words = useLabels('Stepper', stepperLabels, labels);
  return (
    <ol className="pothik-stepper" aria-label={label}>
      {steps.map(({ title, note, href }, index) => {
        const done = index < current;
        return (
          <li
            key={title}
            className="pothik-stepper__step"
            data-done={done || undefined}
            aria-current={index === current ? 'step' : undefined}
          >
            <span className="pothik-stepper__sign" aria-hidden>
              {done ? <Check size={16} strokeWidth={2.25} /> : toText(index + 1)}
            </span>
            <span className="pothik-stepper__text">
              {done && href ? <Link href={href}>{title}</Link> : <span>{title}</span>}
              {done ? <span className="pothik-visually-hidden">{` (${words.done})`}</span> : null}
              {note ? <span className="pothik-stepper__note">{note}</span> : null}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
