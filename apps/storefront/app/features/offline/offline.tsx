import { Banner, Button } from '@pothik/ui';
import { use, useEffect, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { LanguageContext } from '../../messages/create-messages.ts';
import { useOfflineMessages } from '../../messages/offline.ts';
import { offlinePath, savedAtName, type WorkerMessage } from '../../shared/saved-copies.ts';
import { followLinksWhole } from '../../shared/offline/follow-links.ts';
import { savePage } from '../../shared/offline/save-page.ts';
import { useSettings } from '../../store/hooks.ts';

function onLineChange(listener: () => void) {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}

/** When the page was saved that was loaded, in milliseconds since 1970; undefined: it has just come. */
function readSavedAt() {
  const mark = document.querySelector<HTMLMetaElement>(`meta[name="${savedAtName}"]`);
  return mark ? Number(mark.content) : undefined;
}

/** When the oldest of what is shown was saved. */
function useSavedAt(): number | undefined {
  const { key } = useLocation();
  // Another page that is moved to has come by itself.
  const [saved, setSaved] = useState(() => ({ key, at: readSavedAt() }));
  useEffect(() => {
    const { serviceWorker } = navigator;
    const handleMessage = ({ data }: MessageEvent<WorkerMessage>) => {
      if (data.type !== 'saved') return;
      setSaved((known) => {
        const at = known.key === key ? (known.at ?? data.at) : data.at;
        return { key, at: Math.min(at, data.at) };
      });
    };
    serviceWorker.addEventListener('message', handleMessage);
    return () => serviceWorker.removeEventListener('message', handleMessage);
  }, [key]);
  return saved.key === key ? saved.at : undefined;
}

function OfflineNotice({
  isOffline,
  savedAt,
}: {
  isOffline: boolean;
  savedAt: number | undefined;
}) {
  const messages = useOfflineMessages();
  useEffect(() => followLinksWhole(), []);
  return (
    <Banner
      live
      tone="warning"
      title={isOffline ? messages.noLine : messages.slowLine}
      actions={
        savedAt !== undefined && !isOffline ? (
          <Button emphasis="secondary" onClick={() => location.reload()}>
            {messages.loadAgain}
          </Button>
        ) : null
      }
    >
      {savedAt === undefined ? messages.stillOpen : messages.saved(new Date(savedAt).toISOString())}
    </Banner>
  );
}

/** Has the pages saved that are opened, and says where there is no line, and from when a page is. */
export function Offline() {
  const language = use(LanguageContext);
  const apiOrigin = useSettings().apiOrigin;
  const { key, pathname } = useLocation();
  const savedAt = useSavedAt();
  const isOffline = useSyncExternalStore(onLineChange, () => !navigator.onLine);
  useEffect(() => {
    // Where nothing can be saved everything works as long as there is a line.
    savePage(language, apiOrigin).catch(() => undefined);
  }, [key, language, apiOrigin]);
  // The page that stands for those that are not saved says it itself.
  if ((!isOffline && savedAt === undefined) || pathname === offlinePath) return null;
  return <OfflineNotice isOffline={isOffline} savedAt={savedAt} />;
}
