import { configure } from '@testing-library/react';
import { loadWords } from '../src/messages/words.ts';

await loadWords();

// A page's script is read when the page is first opened, which takes a busy machine its time.
configure({ asyncUtilTimeout: 10_000 });

// What browsers have and jsdom lacks, as far as the console needs it.

Object.assign(HTMLDialogElement.prototype, {
  showModal(this: HTMLDialogElement) {
    this.open = true;
  },
  close(this: HTMLDialogElement) {
    this.open = false;
    const { activeElement } = document;
    if (activeElement instanceof HTMLElement && this.contains(activeElement)) activeElement.blur();
    // Browsers tell it later, also of a dialog that is gone by then.
    setTimeout(() => this.dispatchEvent(new Event('close')));
  },
});

Object.assign(Element.prototype, {
  checkVisibility(this: Element) {
    return this.isConnected;
  },
});

globalThis.ResizeObserver = class {
  observe = () => undefined;
  unobserve = () => undefined;
  disconnect = () => undefined;
};

// Nothing has a place there.
Element.prototype.scrollIntoView = () => undefined;

// Nothing is drawn there.
HTMLCanvasElement.prototype.getContext = () => null;
