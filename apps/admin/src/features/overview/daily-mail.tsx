import {
  useStaffOverviewGetDailyMailQuery,
  useStaffOverviewUpdateDailyMailMutation,
} from '@pothik/api-client/rtk-query';
import { Checkbox, useToast } from '@pothik/ui';
import { overviewMessages } from '../../messages/overview.ts';
import { pageLanguage } from '../../shared/console-language.ts';

const { dailyMail: words } = overviewMessages;

/** Chooses whether one gets the overview by mail. */
export function DailyMail() {
  const { data, isFetching } = useStaffOverviewGetDailyMailQuery();
  const [update, { isLoading, originalArgs }] = useStaffOverviewUpdateDailyMailMutation();
  const toasts = useToast();
  if (!data) return null;
  const choose = async (isWanted: boolean) => {
    const { error } = await update({ isWanted, language: pageLanguage });
    if (error) toasts.add(words.failed, 'error');
  };
  // A press stands until its outcome is known.
  const pressed = isLoading || isFetching ? originalArgs : undefined;
  return (
    <Checkbox
      label={words.label}
      hint={words.hint}
      checked={(pressed ?? data).isWanted}
      onChange={({ target }) => void choose(target.checked)}
    />
  );
}
