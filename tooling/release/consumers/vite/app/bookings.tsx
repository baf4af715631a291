import { Page, Stack, StatusBadge } from '@pothik/ui';
import { Desk } from './desk';

export function Bookings() {
  return (
    <Page title="Bookings">
      <Stack>
        <StatusBadge tone="success">Confirmed</StatusBadge>
        <Desk />
      </Stack>
    </Page>
  );
}
