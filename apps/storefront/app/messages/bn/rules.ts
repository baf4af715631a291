export { banglaRules as messages } from '@pothik/contract';
