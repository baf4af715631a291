import { useStaffFactorsGetQuery, useStaffPasskeysListQuery } from '@pothik/api-client/rtk-query';
import type { Asked } from './proof-form.tsx';
import { passkeyObstacle } from './ask-for-passkey.ts';

const fresh = { refetchOnMountOrArgChange: true };

/** The second factors of the current user, and how they prove who they are before one of them is changed. */
export function useOwnFactors() {
  const factors = useStaffFactorsGetQuery(undefined, fresh);
  const { data, ...passkeys } = useStaffPasskeysListQuery(undefined, fresh);
  const hasApp = factors.data?.since !== undefined;
  const hasPasskey = (data?.passkeys.length ?? 0) > 0;
  const code = hasApp ? 'any' : hasPasskey ? 'recovery' : undefined;
  const proof: Asked = {
    password: true,
    ...(code ? { code } : {}),
    passkey: hasPasskey && passkeyObstacle() === undefined,
  };
  return {
    factors: factors.data,
    passkeys: data?.passkeys,
    isFailed: factors.isError || passkeys.isError,
    retry: () => {
      void factors.refetch();
      void passkeys.refetch();
    },
    hasPasskey,
    proof,
  };
}
