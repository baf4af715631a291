import type { Service } from '@pothik/contract';
import { Badge, Button, Loading, type Elements } from '@pothik/ui';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useServiceMessages } from '../../messages/service.ts';
import { NeedsScript } from '../../shared/needs-script.tsx';
import { useHydrated } from '../../shared/use-hydrated.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import styles from './book-this-service.module.css';
import { BookingPrice } from './form/booking-price.tsx';
import { contactModeChosen, draftChanged, opened, restored } from './bookings-slice.ts';
import { useBookings } from './list/use-bookings.ts';

/** Nothing of a form is loaded before one is asked for. */
const BookingForm = lazy(() =>
  import('./form/booking-form.tsx').then(
    ({ BookingForm: Form }) => ({ default: Form }),
    () => ({ default: FormNotLoaded }),
  ),
);

function FormNotLoaded() {
  const { service: messages } = useServiceMessages();
  return (
    <div role="alert" className={styles.choice}>
      <p>{messages.formFailed}</p>
      <Button emphasis="secondary" onClick={() => location.reload()}>
        {messages.retry}
      </Button>
    </div>
  );
}

/** Goes on where this device was left, else with what is known of the person. */
function useDraftOf(serviceId: string) {
  const dispatch = useAppDispatch();
  const { user, isLoading } = useAppSelector((state) => state.auth);
  useEffect(() => {
    if (isLoading) return;
    let left = false;
    dispatch(opened(serviceId));
    const restore = async () => {
      const { storedForm } = await import('./form/stored-booking.ts');
      return storedForm(serviceId, user?.email ?? '');
    };
    const begin = (kept?: Awaited<ReturnType<typeof restore>>) => {
      if (left) return;
      if (!kept && user) {
        const { name, email, phone = '', address = '' } = user;
        dispatch(draftChanged({ name, email, phone: phone.replace(/^\+88/, ''), address }));
      }
      dispatch(restored(kept));
    };
    restore().then(begin, () => begin());
    return () => {
      left = true;
    };
  }, [dispatch, serviceId, isLoading, user]);
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

  const choose = (mode: 'login' | 'instant') => {
    pressed.current = true;
    dispatch(contactModeChosen(mode));
  };
  useEffect(() => {
    if (pressed.current && contactMode === 'login')
      document.getElementById('book-instant')?.focus();
  }, [contactMode]);

  const hasForm = isAuthenticated || contactMode === 'instant';
  const loading = <Loading label={messages.formLoading} />;
  return (
    <section className={styles.card} aria-labelledby="book" data-form={hasForm || undefined}>
      <h2 id="book" tabIndex={-1}>
        {messages.book}
      </h2>
      {service.fees?.length ? <BookingPrice service={service} /> : null}
      {hasForm ? (
        <Suspense fallback={loading}>
          {isRestored ? (
            <BookingForm
              service={service}
              takesFocus={pressed}
              onBack={isAuthenticated ? undefined : () => choose('login')}
            />
          ) : (
            loading
          )}
        </Suspense>
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
