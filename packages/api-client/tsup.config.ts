import { defineConfig } from 'tsup';

export default defineConfig({
  // Each group is a file of its own, so that an app's bundler drops those that are not used.
  entry: {
    index: 'src/index.ts',
    'rtk-query': 'src/rtk-query/index.ts',
    'rtk-query-account': 'src/rtk-query/account-api.ts',
    'rtk-query-auth': 'src/rtk-query/auth-api.ts',
    'rtk-query-bookings': 'src/rtk-query/bookings-api.ts',
    'rtk-query-catalogue': 'src/rtk-query/catalogue-api.ts',
    'rtk-query-newsletter': 'src/rtk-query/newsletter-api.ts',
    testing: 'src/testing/index.ts',
  },
  format: ['esm', 'cjs'],
  dts: {
    entry: {
      index: 'src/index.ts',
      'rtk-query': 'src/rtk-query/index.ts',
      testing: 'src/testing/index.ts',
    },
  },
  clean: true,
  // One copy of the errors for both entries, so that each knows those of the other.
  splitting: true,
  treeshake: true,
});
