/*
 * The light part of the design system: everything the chat needs, without React Aria. Heavier parts
 * get entries of their own.
 */
export { Alert } from './alert/Alert';
export { InlineError } from './alert/InlineError';
export { Badge } from './badge/Badge';
export { Button } from './button/Button';
export type { ButtonProps, ButtonVariant } from './button/Button';
export { IconButton } from './button/IconButton';
export { classNames } from './class-names';
export { Dialog } from './dialog/Dialog';
export { EmptyState } from './empty-state/EmptyState';
export {
  ArchiveIcon,
  ArrowDownIcon,
  AttachIcon,
  CheckIcon,
  ClearIcon,
  CloseIcon,
  DocumentIcon,
  ErrorIcon,
  HouseMark,
  ImageIcon,
  InfoIcon,
  MailIcon,
  RetryIcon,
  SendIcon,
  SpreadsheetIcon,
  SummaryIcon,
  WarningIcon,
} from './icons';
export type { IconProps } from './icons';
export { Skeleton } from './skeleton/Skeleton';
export { Spinner } from './spinner/Spinner';
export { TextArea } from './text-field/TextArea';
export { TextField } from './text-field/TextField';
export { useAutosize } from './text-field/use-autosize';
export { ToastRegion } from './toast/ToastRegion';
export type { Toast } from './toast/ToastRegion';
export type { Tone } from './tone';
export { VisuallyHidden } from './visually-hidden/VisuallyHidden';
