import type { Service } from '@pothik/contract';
import { Badge, Button, Loading, optionalPart, type Elements } from '@pothik/ui';
import { use, useEffect, useRef } from 'react';
import { useStore } from 'react-redux';
import { useLocation, useNavigate } from 'react-router';
import { LanguageContext } from '../../messages/create-messages.ts';
import { useServiceMessages } from '../../messages/service.ts';
import { NeedsScript } from '../../shared/needs-script.tsx';
import { saveFormSoon } from '../../shared/offline/save-form.ts';
import { useHydrated } from '../../shared/use-hydrated.ts';
import { useKeptState } from '../../shared/use-kept-state.ts';
import { useAppDispatch, useAppSelector, useSettings } from '../../store/hooks.ts';
import type { State } from '../../store/make-store.ts';
import styles from './book-this-service.module.css';
import { FormNotLoaded } from './form-not-loaded.tsx';
import { BookingPrice } from './form/booking-price.tsx';
import {
  contactModeChosen,
  draftChanged,
  initialBookings,
  isBegun,
  opened,
  restored,
} from './bookings-slice.ts';
import { useBookings } from './list/use-bookings.ts';

/** Nothing of a form is loaded before one is asked for. */
const BookingForm = optionalPart(
  async () => (await import('./form/booking-form.tsx')).BookingForm,
  { waiting: FormLoading, failed: FormNotLoaded },
);

function FormLoading() {
  return <Loading label={useServiceMessages().service.formLoading} />;
}

/** Goes on where this device was left, else with what is known of the person. */
function useDraftOf(serviceId: string) {
  const dispatch = useAppDispatch();
  const store = useStore<State>();
  const { user, isLoading } = useAppSelector((state) => state.auth);
  const owner = user?.email ?? '';
  /** Once it is open, it stays when the page is mounted again. */
  const form = `${serviceId} ${owner}`;
  const [, setOpened, openedForm] = useKeptState('booking:opened', '');
  useEffect(() => {
    if (isLoading || openedForm() === form) return;
    if (isBegun(store.getState().bookings ?? initialBookings, { serviceId, owner })) return;
    dispatch(opened({ serviceId, owner }));
    let left = false;
    const restore = async () => {
      const { storedForm } = await import('./form/stored-booking.ts');
      return storedForm(serviceId, owner);
    };
    const begin = (kept?: Awaited<ReturnType<typeof restore>>) => {
      if (left) return;
      if (!kept && user) {
        const { name, email, phone = '', address = '' } = user;
        dispatch(draftChanged({ name, email, phone: phone.replace(/^\+88/, ''), address }));
      }
      dispatch(restored(kept));
      setOpened(form);
    };
    restore().then(begin, () => begin());
    return () => {
      left = true;
    };
  }, [dispatch, store, serviceId, isLoading, user, owner, form, openedForm, setOpened]);
}

interface ChoiceProps {
  id: string;
  label: string;
  text: string;
  mark?: Elements;
  emphasis: 'primary' | 'secondary';
  onChoose: () => void;
}

function Choice({ id, label, text, mark, emphasis, onChoose }: ChoiceProps) {
  const hydrated = useHydrated();
  return (
    <div className={styles.choice}>
      {mark}
      <Button
        id={id}
        emphasis={emphasis}
        aria-describedby={`${id}-text`}
        disabled={!hydrated}
        onClick={onChoose}
      >
        {label}
      </Button>
      <p id={`${id}-text`}>{text}</p>
    </div>
  );
}

/** Where a service is booked: the choice for guests, the form for everybody else (Specification §2, §4). */
export function BookThisService({ service }: { service: Service }) {
  const { service: messages } = useServiceMessages();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const { contactMode, isRestored } = useBookings();
  const isAuthenticated = useAppSelector((state) => state.auth.isAuthenticated);
  /** By a press, not by what was kept: then the focus goes along. */
  const pressed = useRef(false);
  useDraftOf(service._id);
  const language = use(LanguageContext);
  const { apiOrigin } = useSettings();
  useEffect(() => saveFormSoon(language, apiOrigin), [language, apiOrigin]);

  const choose = (mode: 'login' | 'instant') => {
    pressed.current = true;
    dispatch(contactModeChosen(mode));
  };
  useEffect(() => {
    if (pressed.current && contactMode === 'login')
      document.getElementById('book-instant')?.focus();
  }, [contactMode]);

  const hasForm = isAuthenticated || contactMode === 'instant';
  return (
    <section className={styles.card} aria-labelledby="book" data-form={hasForm || undefined}>
      <h2 id="book" tabIndex={-1}>
        {messages.book}
      </h2>
      {service.fees?.length ? <BookingPrice service={service} /> : null}
      {hasForm ? (
        isRestored ? (
          <BookingForm
            service={service}
            takesFocus={pressed}
            onBack={isAuthenticated ? undefined : () => choose('login')}
          />
        ) : (
          <FormLoading />
        )
      ) : (
        <>
          <NeedsScript />
          <Choice
            id="book-instant"
            label={messages.instant}
            text={messages.instantText}
            mark={<Badge tone="accent">{messages.recommended}</Badge>}
            emphasis="primary"
            onChoose={() => choose('instant')}
          />
          <Choice
            id="book-login"
            label={messages.login}
            text={messages.loginText}
            emphasis="secondary"
            onChoose={() => {
              void navigate(`/login?redirect=${encodeURIComponent(pathname + search)}`);
            }}
          />
        </>
      )}
    </section>
  );
}
