import { Button } from '@pothik/ui';
import { useContinueDialog } from '../../../shared/use-continue-dialog.tsx';

/** Opens the way to see a guest's booking on another phone. */
export function ContinueBooking({ link }: { link: string }) {
  const { label, open, dialog } = useContinueDialog({ link });
  return (
    <>
      <Button emphasis="secondary" onClick={open}>
        {label}
      </Button>
      {dialog}
    </>
  );
}
