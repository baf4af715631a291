import { serverTests } from './server-tests.ts';

export default serverTests([
  'src/http/{answer-key,bearer-token,bind-endpoints,call,rate-limit}.test.ts',
  'src/modules/auth/*.test.ts',
  'src/modules/chat/{chat-access,visitor-token}.test.ts',
  'src/modules/files/signed-addresses.test.ts',
  'src/modules/staff/staff-rules.test.ts',
  'test/api/passwords.test.ts',
]);
