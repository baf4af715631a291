import { createMessages } from './create-messages.ts';

/** What is said wherever something is changed that somebody else may change as well. */
export const editingMessages = createMessages({
  en: {
    overtaken: {
      title: 'This has been changed meanwhile',
      text: 'What you have not touched shows how it is now. What you have written is still here, and nothing of it was saved.',
      keep: 'Go on with mine',
      drop: 'Drop mine',
    },
    pictures: {
      add: 'Add a picture',
      choose: (several: boolean) =>
        several ? 'Choose pictures or drop them here' : 'Choose a picture or drop it here',
      uploading: 'Uploading...',
      failed: 'This picture could not be uploaded.',
      alt: (number: number) => `What picture ${String(number)} shows`,
      earlier: (number: number) => `Move picture ${String(number)} forward`,
      later: (number: number) => `Move picture ${String(number)} back`,
      remove: (number: number) => `Remove picture ${String(number)}`,
    },
    save: 'Save',
    saving: 'Saving...',
    saved: 'Saved. Visitors see it now.',
    kept: 'What you wrote before is still here, and not saved.',
    drop: 'Drop it',
    undo: 'Undo',
    undone: 'The last change is undone.',
    failed: 'This could not be saved. Please try again.',
    remove: 'Remove',
    keep: 'No, keep it',
    removed: 'Removed.',
    loading: 'Loading...',
    loadFailed: 'This could not be loaded',
    missing: 'There is nothing at this address',
    retry: 'Try Again',
  },
});
