import type { StaffService } from '@pothik/contract';
import { TextField } from '@pothik/ui';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { catalogueMessages } from '../../../messages/catalogue.ts';
import { plannedMoments } from '../../../shared/dhaka-input.ts';
import type { VersionedForm } from '../../../shared/editing/use-versioned-form.ts';
import type { ServiceFields } from '../service-fields.ts';
import { PublishRefusal } from './moment-marks.tsx';

const { fields: words } = catalogueMessages.service;

interface MomentFieldsProps {
  writing: Pick<VersionedForm<ServiceFields>, 'form' | 'field'>;
  /** Absent: it is a new one. */
  service: StaffService | undefined;
}

/** The moments at which a service is published and taken back. */
export function MomentFields({ writing: { form, field }, service }: MomentFieldsProps) {
  const [range] = useState(plannedMoments);
  const isActive = useWatch({ control: form.control, name: 'isActive' });
  return (
    <>
      {isActive ? null : (
        <TextField
          label={words.publishAt}
          hint={words.publishAtHint}
          type="datetime-local"
          {...range}
          {...field('publishAt')}
        />
      )}
      {service?.publishRefusal === undefined ? null : (
        <PublishRefusal reason={service.publishRefusal} />
      )}
      <TextField
        label={words.unpublishAt}
        hint={words.unpublishAtHint}
        type="datetime-local"
        {...range}
        {...field('unpublishAt')}
      />
    </>
  );
}
