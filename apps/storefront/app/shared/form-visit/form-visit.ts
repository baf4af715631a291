import {
  formRefusals,
  stepsOfForm,
  type CallInput,
  type CountedForm,
  type formVisitEndpoints,
  type FormRefusal,
  type FormStep,
} from '@pothik/contract';

/** The facts that are told of a visit. */
export type FormVisitCount = CallInput<(typeof formVisitEndpoints)['count']>;

/** The way to the server. */
export interface FormVisitLine {
  /** Answers whether the server counts visits; asked at the first touch. */
  isCounted: () => Promise<boolean>;
  isOnline: () => boolean;
  send: (count: FormVisitCount) => void;
}

/** The progress of somebody in a form. It is handed names of its parts, and nothing of what is written there. */
export interface FormVisit {
  reach: (step: FormStep) => void;
  /** Notes what the form was not taken for; a name that nobody counts is another reason. */
  refuse: (names: readonly string[]) => void;
  /**
   * Tells the server what it has not been told yet. A page that is hidden may never be seen again, or come back with
   * a photo: so each step is told once, and none is taken back.
   */
  tell: () => void;
}

const isCountedRefusal = (name: string): name is FormRefusal =>
  formRefusals.some((refusal) => refusal === name);

export function createFormVisit(
  form: CountedForm,
  serviceType: string | undefined,
  line: FormVisitLine,
): FormVisit {
  const order = stepsOfForm(form, serviceType);
  let isCounted: Promise<boolean> | undefined;
  let reached = 0;
  let told = 0;
  let refusals = new Map<FormRefusal, 'new' | 'told'>();

  function takeNews(): FormVisitCount | undefined {
    const steps = order.slice(told, reached);
    const refused = [...refusals].filter(([, state]) => state === 'new').map(([name]) => name);
    if (steps.length + refused.length === 0) return undefined;
    told = reached;
    for (const name of refused) refusals.set(name, 'told');
    if (reached === order.length) {
      // Sent: who goes on writes another one.
      reached = 0;
      told = 0;
      refusals = new Map();
    }
    return {
      form,
      ...(serviceType === undefined ? {} : { serviceType }),
      steps: [...steps],
      ...(refused.length > 0 ? { refusals: refused } : {}),
    };
  }

  return {
    reach(step) {
      isCounted ??= line.isCounted().catch(() => false);
      reached = Math.max(reached, order.indexOf(step) + 1);
    },
    refuse(names) {
      for (const name of names) {
        const refusal = isCountedRefusal(name) ? name : 'other';
        if (!refusals.has(refusal)) refusals.set(refusal, 'new');
      }
    },
    tell() {
      void isCounted?.then((yes) => {
        const count = yes && line.isOnline() ? takeNews() : undefined;
        if (count) line.send(count);
      });
    },
  };
}
