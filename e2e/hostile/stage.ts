import { expect, type APIRequestContext, type Locator, type Page } from '@playwright/test';
import type { Condition, Step } from './conditions.ts';

/** Writes as the browser's own autofill, or a manager of passwords, does; runs in the page. */
function writeAs(field: HTMLInputElement, { value, how }: { value: string; how: string }): void {
  const { prototype } =
    field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
  // Their scripts live in a world of their own, where the page's accessors are not.
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
  const tell = (type: string) => field.dispatchEvent(new Event(type, { bubbles: true }));
  // Managers fill a field that never had the focus, and some tell of the change alone.
  if (how === 'autofill') tell('input');
  tell('change');
}

/** A journey's way through the product, under one condition. */
export class Stage {
  readonly page: Page;
  readonly request: APIRequestContext;
  readonly #condition: Condition;

  constructor(page: Page, request: APIRequestContext, condition: Condition) {
    this.page = page;
    this.request = request;
    this.#condition = condition;
  }

  /** Opens an address anew, with a line. */
  async open(path: string): Promise<void> {
    await this.page.goto(path);
    await this.page.locator('html[data-hydrated=true]').waitFor();
  }

  /**
   * Does something, and waits until the page shows that it is done.
   *
   * @param act can be done twice.
   */
  async step(act: Step['act'], done: Step['done']): Promise<void> {
    const { beforeStep, take } = this.#condition;
    await beforeStep?.(this.page);
    if (take) await take(this.page, { act, done });
    else {
      await act();
      await done();
    }
    await expect(this.page.getByRole('heading', { name: 'Something went wrong' })).toHaveCount(0);
  }

  /** Writes into text fields by their labels, within a part of the page. */
  async fill(part: Locator, values: Record<string, string>): Promise<void> {
    const { fill: how } = this.#condition;
    for (const [label, value] of Object.entries(values)) {
      const fields = part.locator('input:not([type=radio]), textarea');
      const field = part.getByLabel(label, { exact: true }).and(fields);
      if (how === undefined) await field.fill(value);
      else await field.evaluate(writeAs, { value, how });
    }
  }
}
