import { serverTests } from './server-tests.ts';

export default serverTests([
  'src/http/*.test.ts',
  'src/modules/{auth,chat,files,staff}/*.test.ts',
  'test/api/{access,accounts,guessing,passwords,shared-address,staff-accounts}.test.ts',
]);
