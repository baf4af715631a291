import { useStaffServicesExportMutation } from '@pothik/api-client/rtk-query';
import type { CallInput, staffServiceEndpoints } from '@pothik/contract';
import { Button, useToast } from '@pothik/ui';
import { serviceFileMessages as words } from '../../../messages/service-files.ts';
import { useActions } from '../../../shared/actions/actions-context.ts';
import { KeyHint } from '../../../shared/actions/key-hint.tsx';
import { startDownload } from '../../../shared/start-download.ts';

interface ExportButtonProps {
  filter: CallInput<(typeof staffServiceEndpoints)['export']>;
}

/** All services that match, as a file. */
export function ExportButton({ filter }: ExportButtonProps) {
  const [exportServices, { isLoading }] = useStaffServicesExportMutation();
  const toasts = useToast();
  const handleClick = async () => {
    const { data } = await exportServices(filter);
    if (data) startDownload(data.address);
    else toasts.add(words.exportFailed, 'error');
  };
  useActions([{ id: 'export', label: words.export, keys: 'e', run: () => void handleClick() }]);
  return (
    <Button emphasis="secondary" busy={isLoading} onClick={() => void handleClick()}>
      <span>{words.export}</span>
      <KeyHint keys="e" />
    </Button>
  );
}
