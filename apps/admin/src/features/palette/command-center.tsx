import { useCommandKey, useToast } from '@pothik/ui';
import { useEffect, useMemo, useState, type ComponentType, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { commandMessages } from '../../messages/commands.ts';
import { createActionRegistry } from '../../shared/actions/action.ts';
import { ActionsContext } from '../../shared/actions/actions-context.ts';
import { useActionKeys } from '../../shared/actions/use-action-keys.ts';
import { noteOpened } from '../../shared/recent-records.ts';
import { recordAt } from '../../shared/record-places.ts';
import { useSession } from '../../shared/session-context.ts';

/** Notes the records that are opened, for the palette. */
function useNotedRecords() {
  const { pathname } = useLocation();
  const { user } = useSession();
  useEffect(() => {
    const record = recordAt(pathname);
    if (record) noteOpened(user._id, record);
  }, [pathname, user._id]);
}

type Part = ComponentType<{ open: boolean; onClose: () => void }>;

/** What lies over the page, loaded when it is opened first. */
const parts = {
  palette: async (): Promise<Part> => (await import('./palette.tsx')).Palette,
  keys: async (): Promise<Part> => (await import('./keys-dialog.tsx')).KeysDialog,
};
type PartName = keyof typeof parts;

/** What is inside offers its actions here: by their keys, in the palette and in the list of keys. */
export function CommandCenter({ children }: { children: ReactNode }) {
  const [registry] = useState(createActionRegistry);
  const [shown, setShown] = useState<PartName>();
  const [loaded, setLoaded] = useState<Partial<Record<PartName, Part>>>({});
  const toasts = useToast();
  useActionKeys(registry);
  useNotedRecords();
  const actions = useMemo(() => {
    const open = async (name: PartName) => {
      setShown(name);
      try {
        const part = await parts[name]();
        setLoaded((before) => ({ ...before, [name]: part }));
      } catch {
        // The page stays as it is, with what is being written in it.
        setShown(undefined);
        toasts.add(commandMessages.notLoaded, 'error');
      }
    };
    return {
      registry,
      openKeys: () => void open('keys'),
      openPalette: () => void open('palette'),
    };
  }, [registry, toasts]);
  useCommandKey(actions.openPalette);
  const close = () => setShown(undefined);
  const { palette: Palette, keys: Keys } = loaded;
  return (
    <ActionsContext value={actions}>
      {children}
      {Palette ? <Palette open={shown === 'palette'} onClose={close} /> : null}
      {Keys ? <Keys open={shown === 'keys'} onClose={close} /> : null}
    </ActionsContext>
  );
}
