import type { StaffCategory, StaffService } from '@pothik/contract';
import { Checkbox, Select, TextArea, TextField, type Elements } from '@pothik/ui';
import { Controller, useWatch, type Path } from 'react-hook-form';
import { catalogueMessages } from '../../messages/catalogue.ts';
import { pastDays } from '../../shared/dhaka-input.ts';
import { HtmlField } from '../../shared/editing/html-editor/html-field.tsx';
import { PicturesField } from '../../shared/pictures/pictures-field.tsx';
import type { VersionedForm } from '../../shared/editing/use-versioned-form.ts';
import styles from './catalogue.module.css';
import { CostOfJob, type CostActions } from './cost-caps/cost-of-job.tsx';
import { FeesField } from './fees-field.tsx';
import { MomentFields } from './publishing/moment-fields.tsx';
import type { ServiceFields } from './service-fields.ts';

const { fields: words, sections, serviceTypes } = catalogueMessages.service;

export interface ServiceSectionsProps {
  writing: Pick<VersionedForm<ServiceFields>, 'form' | 'field' | 'errorOf'>;
  categories: readonly StaffCategory[];
  /** Absent: it is a new one. */
  service: StaffService | undefined;
  costActions: CostActions;
}

type FieldName = keyof typeof words & Path<ServiceFields>;

function Section({ title, children }: { title: string; children: Elements }) {
  return (
    <fieldset className={styles.section}>
      <legend className="pothik-visually-hidden">{title}</legend>
      <h2 aria-hidden="true">{title}</h2>
      {children}
    </fieldset>
  );
}

/** Everything that a service has, in the order in which one thinks of it. */
export function ServiceSections({
  writing,
  categories,
  service,
  costActions,
}: ServiceSectionsProps) {
  const { form, field, errorOf } = writing;
  const { control } = form;
  const [serviceType, categoryId, subcategoryId, jobTitle, country, fees] = useWatch({
    control,
    name: ['serviceType', 'categoryId', 'subcategoryId', 'jobTitle', 'country', 'fees'],
  });
  const labelled = (name: FieldName) => ({ label: words[name], ...field(name) });
  const line = (name: FieldName) => <TextField {...labelled(name)} maxLength={200} />;
  const number = (name: FieldName) => (
    <TextField {...labelled(name)} inputMode="decimal" maxLength={15} />
  );
  const lines = (name: 'benefits' | 'requirements' | 'language') => (
    <TextArea {...labelled(name)} hint={words.lines} rows={4} />
  );
  const named = (parentId: string | undefined, none: string) => [
    { value: '', label: none },
    ...categories
      .filter((category) => category.parentId === parentId)
      .map(({ _id, name }) => ({ value: _id, label: name })),
  ];
  const types = Object.hasOwn(serviceTypes, serviceType)
    ? serviceTypes
    : { ...serviceTypes, [serviceType]: serviceType };

  return (
    <div className={styles.columns}>
      <div className={styles.column}>
        <Section title={sections.what}>
          {line('name')}
          <TextField {...labelled('jobTitle')} hint={words.jobTitleHint} maxLength={200} />
          <div className={styles.row}>
            {line('country')}
            {line('providerName')}
          </div>
          <div className={styles.row}>
            {line('visaType')}
            {line('cardVisaType')}
          </div>
          <TextArea {...labelled('facts')} hint={words.factsHint} rows={3} />
        </Section>
        <Section title={sections.description}>
          <HtmlField
            control={control}
            name="description"
            lang="en"
            label={words.description}
            error={errorOf('description')}
          />
        </Section>
        <Section title={sections.lists}>
          {lines('benefits')}
          {lines('requirements')}
        </Section>
        <Section title={sections.fees}>
          <FeesField writing={writing} />
          <CostOfJob
            fields={{ serviceType, jobTitle, country, fees }}
            service={service}
            {...costActions}
          />
          <TextArea {...labelled('refunds')} hint={words.refundsHint} rows={4} />
        </Section>
        <Section title={sections.trust}>
          <div className={styles.row}>
            {number('weeks.min')}
            {number('weeks.max')}
          </div>
          <div className={styles.row}>
            <TextField {...labelled('licence.number')} maxLength={60} />
            <TextField {...labelled('licence.checkedOn')} type="date" {...pastDays()} />
          </div>
          <TextField {...labelled('licence.checkAt')} type="url" maxLength={300} />
        </Section>
      </div>
      <div className={styles.column}>
        <Section title={sections.state}>
          <Checkbox {...labelled('isActive')} hint={words.isActiveHint} />
          <MomentFields writing={writing} service={service} />
          <Checkbox {...labelled('featured')} />
        </Section>
        <Section title={sections.place}>
          <Select
            {...labelled('serviceType')}
            value={serviceType}
            options={Object.entries(types).map(([value, label]) => ({ value, label }))}
          />
          {serviceType === 'other' ? (
            <TextField {...labelled('kind')} hint={words.kindHint} maxLength={40} />
          ) : null}
          <Select
            label={words.categoryId}
            {...field('categoryId', {
              onChange: () => form.setValue('subcategoryId', '', { shouldDirty: true }),
            })}
            value={categoryId}
            options={named(undefined, words.noCategory)}
          />
          <Select
            {...labelled('subcategoryId')}
            value={subcategoryId}
            disabled={categoryId === ''}
            options={named(categoryId, words.noSubcategory)}
          />
        </Section>
        <Section title={sections.pictures}>
          <Controller
            control={control}
            name="images"
            render={({ field: { value, onChange } }) => (
              <PicturesField pictures={value} error={errorOf('images')} onChange={onChange} />
            )}
          />
        </Section>
        <Section title={sections.job}>
          <div className={styles.row}>
            {number('salary.min')}
            {number('salary.max')}
            <TextField {...labelled('salary.currency')} maxLength={3} />
          </div>
          <div className={styles.row}>
            {number('experience.min')}
            {number('experience.max')}
            {line('experience.unit')}
          </div>
          <div className={styles.row}>
            {number('contractDuration')}
            {line('contractUnit')}
          </div>
          {line('education')}
          {lines('language')}
        </Section>
      </div>
    </div>
  );
}
