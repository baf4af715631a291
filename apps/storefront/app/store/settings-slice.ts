import { createSlice } from '@reduxjs/toolkit';

/** What the server tells the page when it runs: one build runs anywhere. */
export interface RuntimeSettings {
  /** Where the browser finds the API; empty: where the page came from. */
  apiOrigin: string;
  /** For canonical addresses, without a slash at the end. */
  publicOrigin: string;
  /** Shown where no name is set. */
  productName: string;
  /** Public settings of the identity provider. */
  firebase: {
    apiKey: string;
    authDomain: string;
    projectId: string;
    appId: string;
    /** `host:port` of the provider's emulator, in development and tests. */
    emulatorHost?: string | undefined;
  };
}

const initialState: RuntimeSettings = {
  apiOrigin: '',
  publicOrigin: '',
  productName: '',
  firebase: { apiKey: '', authDomain: '', projectId: '', appId: '' },
};

export const settingsSlice = createSlice({ name: 'settings', initialState, reducers: {} });
