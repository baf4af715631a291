import { useStaffRecordsFindQuery, useStaffRecordsLookUpQuery } from '@pothik/api-client/rtk-query';
import type { FoundRecord } from '@pothik/contract';
import { useEffect, useState } from 'react';
import { useSession } from '../../shared/session-context.ts';
import { readRecent } from '../../shared/recent-records.ts';

/** How long the server is not asked after a letter, in milliseconds: the next one may come. */
const typingPause = 120;

interface FoundRecords {
  /** What was opened lately on this device, and is still there. */
  recent: readonly FoundRecord[];
  /** What has the words that were asked for last. */
  found: readonly FoundRecord[];
  /** More is on its way. */
  isSearching: boolean;
  hasFailed: boolean;
}

const none: readonly FoundRecord[] = [];

/** @param typed is looked for once its writer pauses. */
export function useFoundRecords(typed: string, isOpen: boolean): FoundRecords {
  const { user } = useSession();
  const words = typed.trim().slice(0, 200);
  const [asked, setAsked] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setAsked(words), words === '' ? 0 : typingPause);
    return () => clearTimeout(timer);
  }, [words]);
  const isAsked = isOpen && asked !== '';
  const search = useStaffRecordsFindQuery({ search: asked }, { skip: !isAsked });
  const records = isOpen ? readRecent(user._id) : [];
  const opened = useStaffRecordsLookUpQuery(
    { records },
    { skip: records.length === 0, refetchOnMountOrArgChange: true },
  );
  return {
    recent: (records.length > 0 ? opened.currentData?.records : undefined) ?? none,
    found: (isAsked ? search.data?.records : undefined) ?? none,
    isSearching: isOpen && words !== '' && (asked !== words || search.isFetching),
    hasFailed: isAsked && search.isError,
  };
}
