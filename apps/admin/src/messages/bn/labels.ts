export { banglaLabels as messages } from '@pothik/ui/labels/bn';
