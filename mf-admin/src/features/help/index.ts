export { useHelpKey } from './use-help-key';
