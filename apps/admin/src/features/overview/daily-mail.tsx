import {
  useStaffOverviewGetDailyMailQuery,
  useStaffOverviewUpdateDailyMailMutation,
} from '@pothik/api-client/rtk-query';
import { Checkbox } from '@pothik/ui';
import { overviewMessages } from '../../messages/overview.ts';
import { pageLanguage } from '../../shared/console-language.ts';

const { dailyMail: words } = overviewMessages;

/** Chooses whether one gets the overview by mail. */
export function DailyMail() {
  const { data } = useStaffOverviewGetDailyMailQuery();
  const [update, { isLoading, originalArgs }] = useStaffOverviewUpdateDailyMailMutation();
  if (!data) return null;
  return (
    <Checkbox
      label={words.label}
      hint={words.hint}
      checked={isLoading && originalArgs ? originalArgs.isWanted : data.isWanted}
      onChange={({ target }) => void update({ isWanted: target.checked, language: pageLanguage })}
    />
  );
}
