// Generated from src/form-visits/endpoints.ts by `pnpm generate`. Change that file instead.
import type { Endpoint } from '../../endpoint.ts';
import type { CountedForm, FormRefusal, FormStep } from '../../rules/form-visits.ts';

/** Telling how far somebody got in a form: not who, and not what they wrote. */
export const formVisitEndpoints = {
  /** Count how far somebody got in a form, and not who. */
  count: {
    method: 'POST',
    path: '/form-visits',
    access: 'public',
    envelope: 'fields',
    mayBeEmpty: true,
  } as Endpoint<
    {
      form: CountedForm;
      /** Steps that were reached since this was told last, each once. */
      steps: FormStep[];
      /** Of what is booked. */
      serviceType?: string | undefined;
      /** The reasons why the form was refused since then, each once. */
      refusals?: FormRefusal[] | undefined;
    },
    { message: string }
  >,
};
