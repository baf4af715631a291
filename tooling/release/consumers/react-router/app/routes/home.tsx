import { LinkButton, Page, Stack, StatusBadge } from '@pothik/ui';
import { Desk } from '../desk';

export default function Home() {
  return (
    <Page title="Bookings">
      <Stack>
        <StatusBadge tone="success">Confirmed</StatusBadge>
        <LinkButton href="/services">Services</LinkButton>
        <Desk />
      </Stack>
    </Page>
  );
}
