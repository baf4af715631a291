import { z } from 'zod';
import { defineEndpoint } from '../define-endpoint.ts';
import { countedForms, formRefusals, formSteps } from '../rules/form-visits.ts';
import { acknowledgement, text } from '../wire-types.ts';

/** Telling how far somebody got in a form: not who, and not what they wrote. */
export const formVisitEndpoints = {
  count: defineEndpoint({
    method: 'POST',
    path: '/form-visits',
    access: 'public',
    envelope: 'fields',
    summary: 'Count how far somebody got in a form, and not who',
    body: z.object({
      form: z.enum(countedForms),
      /** Of what is booked. */
      serviceType: text(40).optional(),
      /** Steps that were reached since this was told last, each once. */
      steps: z.array(z.enum(formSteps)).max(formSteps.length),
      /** The reasons why the form was refused since then, each once. */
      refusals: z.array(z.enum(formRefusals)).max(formRefusals.length).optional(),
    }),
    result: acknowledgement,
    mayBeEmpty: true,
    errors: ['not_found', 'rate_limited'],
    quiet: true,
  }),
};
