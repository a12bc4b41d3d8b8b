/*
 * The light part of the design system: everything the chat needs, without React Aria. Heavier parts
 * get entries of their own.
 */
export { Alert } from './alert/Alert';
export { InlineError } from './alert/InlineError';
export { Badge } from './badge/Badge';
export { Button, buttonClassName } from './button/Button';
export type { ButtonProps, ButtonVariant } from './button/Button';
export { IconButton } from './button/IconButton';
export { classNames } from './class-names';
export { CopyField } from './copy-field/CopyField';
export { CopyStatus } from './copy-field/CopyStatus';
export { useCopy } from './copy-field/use-copy';
export { ConfirmDialog } from './dialog/ConfirmDialog';
export { Dialog } from './dialog/Dialog';
export { FormDialog } from './dialog/FormDialog';
export type { DiscardTexts } from './dialog/FormDialog';
export { EmptyState } from './empty-state/EmptyState';
export {
  ActivityIcon,
  ArchiveIcon,
  ArrowDownIcon,
  ArrowLeftIcon,
  ArrowUpIcon,
  AttachIcon,
  BellIcon,
  BuildingIcon,
  CheckIcon,
  ChevronDownIcon,
  ClearIcon,
  ClockIcon,
  CloseIcon,
  CopyIcon,
  DocumentIcon,
  DownloadIcon,
  EditIcon,
  ErrorIcon,
  EyeIcon,
  EyeOffIcon,
  FilterIcon,
  HouseMark,
  ImageIcon,
  InfoIcon,
  KeyboardIcon,
  KeyIcon,
  LockIcon,
  LogoutIcon,
  MailIcon,
  MenuIcon,
  MessagesIcon,
  MoreIcon,
  PersonIcon,
  PhoneIcon,
  ColumnsIcon,
  PlugIcon,
  PlusIcon,
  RetryIcon,
  SearchIcon,
  SendIcon,
  SettingsIcon,
  SidebarIcon,
  SpreadsheetIcon,
  StopIcon,
  SummaryIcon,
  TagIcon,
  UploadIcon,
  UsersIcon,
  WarningIcon,
} from './icons';
export type { IconProps } from './icons';
export { navigationIcons } from './navigation-icons';
export { Skeleton } from './skeleton/Skeleton';
export { Spinner } from './spinner/Spinner';
export { Menu, MenuItem, menuLink, MenuLine } from './menu/Menu';
export { Card } from './page/Card';
export { PageHeader } from './page/PageHeader';
export { StatCard, StatGrid } from './page/StatCard';
export { FoldedFilters } from './page/FoldedFilters';
export { Toolbar, ToolbarPair } from './page/Toolbar';
export { Tools, ToolsPlace, ToolsPlaces } from './page/tools-place';
export { PlainText } from './plain-text/PlainText';
export { ACTIONS, DataTable } from './table/DataTable';
export type { DataColumn, DataTableProps } from './table/DataTable';
export { useKeptFocus } from './table/use-kept-focus';
export { Pagination } from './table/Pagination';
export { Tabs } from './tabs/Tabs';
export type { TabItem } from './tabs/Tabs';
export { Checkbox } from './text-field/Checkbox';
export { PasswordField } from './text-field/PasswordField';
export { SearchField } from './text-field/SearchField';
export { Select } from './text-field/Select';
export type { SelectOption } from './text-field/Select';
export { TextArea } from './text-field/TextArea';
export { TextField } from './text-field/TextField';
export { useAutosize } from './text-field/use-autosize';
export { useSearchText } from './text-field/use-search-text';
export { ToastRegion } from './toast/ToastRegion';
export type { Toast } from './toast/ToastRegion';
export type { Tone } from './tone';
export { ShortText } from './short-text/ShortText';
export { VisuallyHidden } from './visually-hidden/VisuallyHidden';
