import { renameSync } from 'node:fs';
import path from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { formFilesAddress } from './app/shared/saved-copies.ts';

/**
 * The modules that a service's page loads later, from the end of the page to a booking that is queued. A page that has been
 * shown has their files saved.
 */
const modules = [
  'app/features/bookings/book-this-service.tsx',
  'app/features/bookings/documents/send-documents.ts',
  'app/features/bookings/form/booking-form.tsx',
  'app/features/bookings/form/stored-booking.ts',
  'app/features/catalogue/service/similar-services.tsx',
  'app/features/chat/chat.tsx',
  'app/features/offline/offline.tsx',
  'app/features/outbox/outbox.tsx',
  '../../packages/api-client/src/request/rarely-needed.ts',
];

/** Until its version is known. */
const unversioned = 'assets/form-files.json';

type Files = Partial<Record<string, Rolldown.OutputChunk | Rolldown.OutputAsset>>;

/** A file with all that it imports at once: scripts, styles and workers. */
function closureOf(files: Files, name: string, found: Set<string>) {
  const file = files[name];
  if (file === undefined || found.has(name)) return;
  found.add(name);
  if (file.type !== 'chunk') return;
  const workers = Object.keys(files).filter(
    (other) => other.includes('.worker-') && other.endsWith('.js') && file.code.includes(other),
  );
  const styles = file.viteMetadata?.importedCss ?? [];
  for (const next of [...file.imports, ...styles, ...workers]) closureOf(files, next, found);
}

/** Lists the files that the booking form needs, for the service worker. */
export function listFormFiles(root: string): Plugin {
  return {
    name: 'pothik:form-files',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle: {
      order: 'post',
      handler(_options, files) {
        const found = new Set<string>();
        for (const module of modules) {
          const id = path.resolve(root, module);
          const having = Object.values(files).filter(
            (file) => file.type === 'chunk' && file.moduleIds.includes(id),
          );
          if (having.length === 0) this.error(`No file of scripts has ${module}.`);
          for (const { fileName } of having) closureOf(files, fileName, found);
        }
        const source = JSON.stringify([...found].map((name) => `/${name}`));
        this.emitFile({ type: 'asset', fileName: unversioned, source });
      },
    },
  };
}

/** Names the list by the version of the app, as pages ask for it. */
export function versionFormFiles(client: string, version: string): void {
  for (const end of ['', '.br', '.gz'])
    renameSync(
      path.join(client, unversioned + end),
      path.join(client, formFilesAddress(version) + end),
    );
}
