import { serverTests } from './server-tests.ts';

export default serverTests([
  'src/http/{cache/answer-key,rate-limit}.test.ts',
  'src/http/calls/{bearer-token,bind-endpoints,call}.test.ts',
  'src/modules/auth/*.test.ts',
  'src/modules/chat/{chat-access,visitor-token}.test.ts',
  'src/modules/files/signed-addresses.test.ts',
  'src/modules/staff/staff-rules.test.ts',
  'test/api/passwords.test.ts',
]);
