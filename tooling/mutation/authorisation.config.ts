import { serverTests } from './server-tests.ts';

export default serverTests([
  'src/http/*.test.ts',
  'src/modules/{auth,chat,files,staff}/*.test.ts',
  'test/api/{access,passwords,shared-address}.test.ts',
]);
