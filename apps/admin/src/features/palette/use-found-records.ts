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
  /** Some kinds were not looked through in time, however often they were asked for. */
  isCut: boolean;
}

const none: readonly FoundRecord[] = [];

/** The pauses before each further question for kinds that were left out, in milliseconds. */
const pausesBefore = [250, 1_000, 2_000];

/**
 * Asks again where an answer has left something out.
 *
 * @returns whether it will ask.
 */
function useSecondLook(words: string, isPart: boolean, askAgain: () => unknown): boolean {
  const [asked, setAsked] = useState({ words, times: 0 });
  const times = asked.words === words ? asked.times : 0;
  const pause = isPart ? pausesBefore[times] : undefined;
  useEffect(() => {
    if (pause === undefined) return undefined;
    const timer = setTimeout(() => {
      setAsked({ words, times: times + 1 });
      askAgain();
    }, pause);
    return () => clearTimeout(timer);
  }, [words, times, pause, askAgain]);
  return pause !== undefined;
}

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
  const isPart = isAsked && !search.isFetching && search.currentData?.leftOut !== undefined;
  const looksAgain = useSecondLook(asked, isPart, search.refetch);
  const records = isOpen ? readRecent(user._id) : [];
  const opened = useStaffRecordsLookUpQuery(
    { records },
    { skip: records.length === 0, refetchOnMountOrArgChange: true },
  );
  return {
    recent: (records.length > 0 ? opened.currentData?.records : undefined) ?? none,
    found: (isAsked ? search.data?.records : undefined) ?? none,
    isSearching: isOpen && words !== '' && (asked !== words || search.isFetching || looksAgain),
    hasFailed: isAsked && search.isError,
    isCut: isPart && !looksAgain,
  };
}
