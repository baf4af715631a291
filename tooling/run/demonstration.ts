/** What `start` puts where a variable is not set, so that a newcomer needs to set none. */
export const demonstrationEnvironment = {
  STAFF_EMAIL: 'staff@pothik.example',
  STAFF_PASSWORD: 'pothik-staff',
  FIREBASE_API_KEY: 'demo-api-key',
  FIREBASE_AUTH_DOMAIN: 'demo-pothik.firebaseapp.com',
  FIREBASE_PROJECT_ID: 'demo-pothik',
  FIREBASE_APP_ID: 'demo-app-id',
};

/** Sets those that are not set at all; one that is set to nothing stays wrong and is refused. */
export function withDemonstrationDefaults(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return { ...demonstrationEnvironment, ...environment };
}
