export { englishRules as messages } from '@pothik/contract';
