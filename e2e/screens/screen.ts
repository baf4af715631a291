import type { APIRequestContext, Page } from '@playwright/test';

/** A screen that is drawn: how one comes to it. */
export interface Screen {
  name: string;
  /** In Bangla as well. */
  inBangla?: true;
  go: (page: Page, request: APIRequestContext, base: string) => Promise<unknown>;
}
