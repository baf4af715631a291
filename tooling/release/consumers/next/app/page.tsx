import { Page, Section, Stack, StatusBadge, Timeline } from '@pothik/ui';
import { Desk } from './desk';

// Drawn on the server alone, but for the desk.
export default function Home() {
  return (
    <Page title="Bookings">
      <Stack>
        <StatusBadge tone="success">Confirmed</StatusBadge>
        <Timeline label="Your booking" events={[{ title: 'Received' }, { title: 'Checked' }]} />
        <Section title="Desk">
          <Desk />
        </Section>
      </Stack>
    </Page>
  );
}
