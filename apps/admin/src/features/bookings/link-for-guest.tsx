import { useStaffBookingsCreateLinkMutation } from '@pothik/api-client/rtk-query';
import type { StaffBooking } from '@pothik/contract';
import { Alert, Button, CopyButton, LinkButton, TextField, useToast } from '@pothik/ui';
import { bookingMessages } from '../../messages/bookings.ts';
import { toDayOf } from '../../shared/moments.ts';
import { Section } from '../../shared/page/section.tsx';
import styles from './bookings.module.css';

/** WhatsApp with a message that is ready to be sent. */
function whatsappAddress(number: string, message: string): string {
  const digits = number.replaceAll(/\D/g, '').replace(/^0/, '880');
  return `https://wa.me/${digits}?${new URLSearchParams({ text: message }).toString()}`;
}

/** A link by which a guest sees what was asked and answers it, to be sent in any way. */
export function LinkForGuest({ booking }: { booking: StaffBooking }) {
  const { link } = bookingMessages;
  const [make, { data, isLoading }] = useStaffBookingsCreateLinkMutation();
  const toasts = useToast();
  const handleMake = async () => {
    const { error } = await make({ id: booking._id });
    if (error) toasts.add(link.failed, 'error');
  };
  const isTold = booking.toldBy?.includes('mail') ?? false;
  const number = booking.whatsapp ?? booking.phone;
  return (
    <Section id="link" title={link.title}>
      {isTold ? (
        <p>{link.told}</p>
      ) : (
        <Alert tone="warning" title={link.untold}>
          {link.untoldText}
        </Alert>
      )}
      {data === undefined ? (
        <div>
          <Button busy={isLoading} onClick={() => void handleMake()}>
            {isLoading ? link.making : link.make}
          </Button>
        </div>
      ) : (
        <>
          <TextField
            label={link.address}
            hint={link.until(toDayOf(data.expiresAt))}
            value={data.address}
            readOnly
          />
          <div className={styles.actions}>
            <CopyButton text={data.address} label={link.copy} />
            {number === undefined ? null : (
              <LinkButton
                emphasis="secondary"
                href={whatsappAddress(number, link.message(booking.reference ?? '', data.address))}
                target="_blank"
                rel="noreferrer"
              >
                {link.whatsapp}
              </LinkButton>
            )}
          </div>
        </>
      )}
    </Section>
  );
}
