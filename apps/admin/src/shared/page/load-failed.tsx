import { Button, ErrorState } from '@pothik/ui';
import { editingMessages } from '../../messages/editing.ts';

/** Something could not be loaded, with a way to try again. */
export const LoadFailed = ({ onRetry }: { onRetry: () => unknown }) => (
  <ErrorState title={editingMessages.loadFailed}>
    <Button onClick={() => void onRetry()}>{editingMessages.retry}</Button>
  </ErrorState>
);
