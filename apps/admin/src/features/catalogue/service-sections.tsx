import type { StaffCategory } from '@pothik/contract';
import { Checkbox, Loading, Select, TextArea, TextField } from '@pothik/ui';
import { lazy, Suspense, type ReactNode } from 'react';
import { catalogueMessages } from '../../messages/catalogue.ts';
import { editingMessages } from '../../messages/editing.ts';
import { PicturesField } from '../../shared/editing/pictures-field.tsx';
import styles from './catalogue.module.css';
import { FeesField } from './fees-field.tsx';
import type { ServiceFields } from './service-fields.ts';

const DescriptionEditor = lazy(async () => ({
  default: (await import('./description-editor.tsx')).DescriptionEditor,
}));

const { fields: words, sections, serviceTypes } = catalogueMessages.service;

export interface ServiceSectionsProps {
  fields: ServiceFields;
  write: (changes: Partial<ServiceFields>) => void;
  categories: readonly StaffCategory[];
  /** What the server said of a field, by the name under which it is sent. */
  errors: Readonly<Record<string, string>>;
}

type TextName = {
  [Name in keyof ServiceFields]: ServiceFields[Name] extends string ? Name : never;
}[keyof ServiceFields];

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className={styles.section}>
      <legend className="pothik-visually-hidden">{title}</legend>
      <h2 aria-hidden="true">{title}</h2>
      {children}
    </fieldset>
  );
}

/** Everything that a service has, in the order in which one thinks of it. */
export function ServiceSections({ fields, write, categories, errors }: ServiceSectionsProps) {
  const text = (name: Exclude<TextName, 'description'>) => ({
    label: words[name],
    value: fields[name],
    onChange: ({ target }: { target: { value: string } }) => write({ [name]: target.value }),
  });
  const line = (name: Exclude<TextName, 'description'>, error = errors[name]) => (
    <TextField {...text(name)} error={error} maxLength={200} />
  );
  const number = (name: Exclude<TextName, 'description'>, error = errors[name]) => (
    <TextField {...text(name)} error={error} inputMode="decimal" maxLength={15} />
  );
  const lines = (name: 'benefits' | 'requirements' | 'language') => (
    <TextArea {...text(name)} hint={words.lines} error={errors[name]} rows={4} />
  );
  const named = (parentId: string | undefined, none: string) => [
    { value: '', label: none },
    ...categories
      .filter((category) => category.parentId === parentId)
      .map(({ _id, name }) => ({ value: _id, label: name })),
  ];
  const types = Object.hasOwn(serviceTypes, fields.serviceType)
    ? serviceTypes
    : { ...serviceTypes, [fields.serviceType]: fields.serviceType };

  return (
    <div className={styles.columns}>
      <div className={styles.column}>
        <Section title={sections.what}>
          {line('name')}
          <TextField
            {...text('jobTitle')}
            hint={words.jobTitleHint}
            error={errors.jobTitle}
            maxLength={200}
          />
          <div className={styles.row}>
            {line('country')}
            {line('providerName')}
          </div>
          <div className={styles.row}>
            {line('visaType')}
            {line('cardVisaType')}
          </div>
        </Section>
        <Section title={sections.description}>
          <Suspense fallback={<Loading label={editingMessages.loading} />}>
            <DescriptionEditor
              label={words.description}
              value={fields.description}
              onChange={(description) => write({ description })}
            />
          </Suspense>
        </Section>
        <Section title={sections.lists}>
          {lines('benefits')}
          {lines('requirements')}
        </Section>
        <Section title={sections.fees}>
          <FeesField fees={fields.fees} onChange={(fees) => write({ fees })} />
          {errors.fees ? <p className="pothik-field__error">{errors.fees}</p> : null}
        </Section>
      </div>
      <div className={styles.column}>
        <Section title={sections.state}>
          <Checkbox
            label={words.isActive}
            hint={words.isActiveHint}
            checked={fields.isActive}
            onChange={({ target }) => write({ isActive: target.checked })}
          />
          <Checkbox
            label={words.featured}
            checked={fields.featured}
            onChange={({ target }) => write({ featured: target.checked })}
          />
        </Section>
        <Section title={sections.place}>
          <Select
            label={words.serviceType}
            value={fields.serviceType}
            error={errors.serviceType}
            options={Object.entries(types).map(([value, label]) => ({ value, label }))}
            onChange={({ target }) => write({ serviceType: target.value })}
          />
          <Select
            label={words.categoryId}
            value={fields.categoryId}
            error={errors.categoryId}
            options={named(undefined, words.noCategory)}
            onChange={({ target }) => write({ categoryId: target.value, subcategoryId: '' })}
          />
          <Select
            label={words.subcategoryId}
            value={fields.subcategoryId}
            error={errors.subcategoryId}
            disabled={fields.categoryId === ''}
            options={named(fields.categoryId, words.noSubcategory)}
            onChange={({ target }) => write({ subcategoryId: target.value })}
          />
        </Section>
        <Section title={sections.pictures}>
          <PicturesField
            pictures={fields.images}
            error={errors.images}
            onChange={(images) => write({ images })}
          />
        </Section>
        <Section title={sections.job}>
          <div className={styles.row}>
            {number('salaryMin', errors.salary ?? errors['salary.min'])}
            {number('salaryMax', errors['salary.max'])}
            <TextField
              {...text('salaryCurrency')}
              error={errors['salary.currency']}
              maxLength={3}
            />
          </div>
          <div className={styles.row}>
            {number('experienceMin', errors.experience ?? errors['experience.min'])}
            {number('experienceMax', errors['experience.max'])}
            {line('experienceUnit', errors['experience.unit'])}
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
