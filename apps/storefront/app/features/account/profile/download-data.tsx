import { resolveUrl } from '@pothik/api-client';
import { useUsersExportDataMutation, type Failure } from '@pothik/api-client/rtk-query';
import type { User } from '@pothik/contract';
import { useToast } from '@pothik/ui';
import { useAccountMessages } from '../../../messages/account.ts';
import { useSettings } from '../../../store/hooks.ts';
import { ProvenAction, type ActWithProof } from './proven-action.tsx';

/** Lets the browser itself receive the file; the page stays where it is. */
function startDownload(address: string) {
  const link = document.createElement('a');
  link.href = address;
  link.download = '';
  link.click();
}

/** Hands a person all that is kept of them. */
export function DownloadData({ user }: { user: User }) {
  const { download } = useAccountMessages();
  const [exportData] = useUsersExportDataMutation();
  const origin = useSettings().apiOrigin;
  const toasts = useToast();
  const act: ActWithProof = async (proof) => {
    const { data, error } = await exportData(proof);
    if (error) return error as Failure;
    startDownload(resolveUrl(origin, data.address));
    toasts.add(download.done, 'success');
    return undefined;
  };
  return <ProvenAction user={user} words={download} act={act} />;
}
