import {
  useStaffSettingsGetQuery,
  useStaffSettingsUpdateBrandingMutation,
  useStaffSettingsUpdateContactMutation,
  useStaffSettingsUpdateExchangeRatesMutation,
} from '@pothik/api-client/rtk-query';
import type { staffSettingsEndpoints, CallResult } from '@pothik/contract';
import { TextArea, TextField } from '@pothik/ui';
import { Controller } from 'react-hook-form';
import { settingsMessages } from '../../messages/settings.ts';
import { translationMessages } from '../../messages/translations.ts';
import { calls } from '../../shared/editing/call-schemas.ts';
import { differing } from '../../shared/editing/differing.ts';
import { NotLoaded } from '../../shared/page/not-loaded.tsx';
import { Page } from '../../shared/page/page.tsx';
import { PicturesField, type PictureFields } from '../../shared/pictures/pictures-field.tsx';
import { useSaving } from '../../shared/editing/use-saving.ts';
import { translatedInto } from '../../shared/translation/translation-state.tsx';
import { ChatHoursForm } from './chat-hours-form.tsx';
import { FailedJobs } from './failed-jobs.tsx';
import { useNamedSection } from './use-named-section.ts';
import { SettingsForm } from './settings-form.tsx';

type Settings = CallResult<(typeof staffSettingsEndpoints)['get']>;

const { fields: words } = settingsMessages;
const { settings: wordsBn } = translationMessages;
const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/** `50K+ happy travelers`: the figure, and after the first space what it counts. */
function toStatistic(line: string) {
  const [value = '', ...label] = line.split(/\s+/);
  return { value, label: label.join(' ') };
}

/** `৫০ হাজার+: সন্তুষ্ট যাত্রী`: the figure, which may have spaces, and after the first colon what it counts. */
function toStatisticBn(line: string) {
  const [value = '', ...label] = line.split(':');
  return { value: value.trim(), label: label.join(':').trim() };
}

const toBrandingFields = ({ name, tagline, frontendLogo, ...lists }: Settings['branding']) => ({
  name: name ?? '',
  tagline: tagline ?? '',
  frontendLogo: (frontendLogo
    ? [{ secure_url: frontendLogo.secure_url, alt: frontendLogo.alt ?? '' }]
    : []) as PictureFields[],
  statistics: (lists.statistics ?? []).map(({ value, label }) => `${value} ${label}`).join('\n'),
  partners: (lists.partners ?? []).join('\n'),
  nameBn: lists.nameBn ?? '',
  taglineBn: lists.taglineBn ?? '',
  statisticsBn: (lists.statisticsBn ?? [])
    .map(({ value, label }) => `${value}: ${label}`)
    .join('\n'),
  partnersBn: (lists.partnersBn ?? []).join('\n'),
});

const toBrandingPayload = ({
  frontendLogo,
  statistics,
  partners,
  statisticsBn,
  partnersBn,
  ...lines
}: ReturnType<typeof toBrandingFields>) => ({
  ...lines,
  frontendLogo: frontendLogo[0] ?? null,
  statistics: linesOf(statistics).map(toStatistic),
  partners: linesOf(partners),
  statisticsBn: linesOf(statisticsBn).map(toStatisticBn),
  partnersBn: linesOf(partnersBn),
});

const toContactFields = ({ phone, email }: Settings['contact']) => ({
  phone: phone ?? '',
  email: email ?? '',
});

function BrandingForm({ branding }: { branding: Settings['branding'] }) {
  const [update, { isLoading }] = useStaffSettingsUpdateBrandingMutation();
  const saving = useSaving({
    thing: branding,
    name: 'branding',
    base: toBrandingFields(branding),
    toPayload: toBrandingPayload,
    toChange: differing,
    schema: calls.staffSettings.updateBranding.body,
    update: (_branding, change) => update(change),
    isBusy: isLoading,
  });
  const text = (name: 'name' | 'tagline' | 'statistics' | 'partners') => ({
    label: words[name],
    ...saving.field(name),
  });
  const inBangla = (name: 'nameBn' | 'taglineBn' | 'statisticsBn' | 'partnersBn') => ({
    label: wordsBn[name],
    hint: wordsBn[`${name}Hint`],
    lang: translatedInto,
    ...saving.field(name),
  });
  return (
    <SettingsForm id="branding" title={settingsMessages.branding} saving={saving}>
      <TextField {...text('name')} maxLength={60} />
      <TextField {...inBangla('nameBn')} maxLength={60} />
      <TextField {...text('tagline')} maxLength={200} />
      <TextField {...inBangla('taglineBn')} maxLength={200} />
      <TextArea {...text('statistics')} hint={words.statisticsHint} />
      <TextArea {...inBangla('statisticsBn')} />
      <TextArea {...text('partners')} hint={words.partnersHint} />
      <TextArea {...inBangla('partnersBn')} />
      <h3>{words.logo}</h3>
      <Controller
        control={saving.form.control}
        name="frontendLogo"
        render={({ field: { value, onChange } }) => (
          <PicturesField
            most={1}
            pictures={value}
            error={saving.errorOf('frontendLogo')}
            onChange={onChange}
          />
        )}
      />
    </SettingsForm>
  );
}

function ContactForm({ contact }: { contact: Settings['contact'] }) {
  const [update, { isLoading }] = useStaffSettingsUpdateContactMutation();
  const saving = useSaving({
    thing: contact,
    name: 'contact',
    base: toContactFields(contact),
    toPayload: (fields) => fields,
    toChange: differing,
    schema: calls.staffSettings.updateContact.body,
    update: (_contact, change) => update(change),
    isBusy: isLoading,
  });
  const text = (name: 'phone' | 'email') => ({ label: words[name], ...saving.field(name) });
  return (
    <SettingsForm id="contact" title={settingsMessages.contact} saving={saving}>
      <TextField {...text('phone')} type="tel" maxLength={40} />
      <TextField {...text('email')} type="email" maxLength={254} />
    </SettingsForm>
  );
}

/** `SAR 32.5 2026-11-20`: what one unit is worth in taka, and on which day. */
function toRate(line: string) {
  const [currency = '', taka = '', on = ''] = line.split(/\s+/);
  return { currency: currency.toUpperCase(), taka: Number(taka), on };
}

const toRatesFields = ({ rates = [] }: Settings['exchangeRates']) => ({
  rates: rates.map(({ currency, taka, on }) => `${currency} ${String(taka)} ${on}`).join('\n'),
});

function ExchangeRatesForm({ exchangeRates }: { exchangeRates: Settings['exchangeRates'] }) {
  const [update, { isLoading }] = useStaffSettingsUpdateExchangeRatesMutation();
  const saving = useSaving({
    thing: exchangeRates,
    name: 'exchange rates',
    base: toRatesFields(exchangeRates),
    toPayload: ({ rates }) => ({ rates: linesOf(rates).map(toRate) }),
    toChange: (payload) => payload,
    schema: calls.staffSettings.updateExchangeRates.body,
    update: (_rates, change) => update(change),
    isBusy: isLoading,
  });
  return (
    <SettingsForm id="exchange-rates" title={settingsMessages.exchangeRates} saving={saving}>
      <TextArea label={words.rates} hint={words.ratesHint} rows={8} {...saving.field('rates')} />
    </SettingsForm>
  );
}

/** What owners set for the whole product. */
export function SettingsPage() {
  const { data, error, refetch } = useStaffSettingsGetQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  useNamedSection(data !== undefined);
  if (!data) {
    return (
      <NotLoaded title={settingsMessages.title} error={error} onRetry={() => void refetch()} />
    );
  }
  return (
    <Page title={settingsMessages.title}>
      <BrandingForm branding={data.branding} />
      <ContactForm contact={data.contact} />
      <ExchangeRatesForm exchangeRates={data.exchangeRates} />
      <ChatHoursForm />
      <FailedJobs />
    </Page>
  );
}
