import { Icon, type IconProps } from './Icon';

export type { IconProps } from './Icon';
export {
  ActivityIcon,
  ChevronDownIcon,
  LockIcon,
  MoreIcon,
  PlugIcon,
  SidebarIcon,
} from './control-icons';
export {
  ArchiveIcon,
  ArrowDownIcon,
  ArrowUpIcon,
  ColumnsIcon,
  CopyIcon,
  EyeOffIcon,
} from './detail-icons';
export { BellIcon, DownloadIcon, FilterIcon, MessagesIcon, UploadIcon } from './inbox-icons';
export { AttachIcon, ClockIcon, KeyboardIcon, SendIcon, StopIcon } from './work-icons';

export function CloseIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M6 6l12 12M18 6 6 18" />
    </Icon>
  );
}

export function ClearIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 7h16M9.5 7V4.5h5V7M6.5 7l.8 12.5h9.4L17.5 7M10.5 11v5M13.5 11v5" />
    </Icon>
  );
}

export function CheckIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="m5 12.5 4.7 4.7L19 7.5" />
    </Icon>
  );
}

export function InfoIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="12" cy="12" r="9" />
      <path d="M12 11v5M12 7.8v.1" />
    </Icon>
  );
}

export function WarningIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 4 2.8 19.5h18.4zM12 10v4.2M12 16.9v.1" />
    </Icon>
  );
}

export function ErrorIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="12" cy="12" r="9" />
      <path d="M12 7.5v5.2M12 16.1v.1" />
    </Icon>
  );
}

export function RetryIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M19.5 12a7.5 7.5 0 1 1-2.4-5.5L20 9M20 4v5h-5" />
    </Icon>
  );
}

export function DocumentIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M6 3.5h7.5L18.5 8v12.5H6zM13.5 3.5V8h5M9 12.5h6.5M9 16h6.5" />
    </Icon>
  );
}

export function SpreadsheetIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <rect x="3.5" y="4.5" width="17" height="15" rx="2" />
      <path d="M3.5 9.5h17M3.5 14.5h17M10 9.5v10" />
    </Icon>
  );
}

export function MailIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <rect x="3.5" y="5.5" width="17" height="13" rx="2" />
      <path d="m4 7.5 8 5.7 8-5.7" />
    </Icon>
  );
}

export function SummaryIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M5 5.5h14M5 10h14M5 14.5h8.5M5 19h5.5M16 17.5l2 2 3.5-4" />
    </Icon>
  );
}

/** The product's mark: a house that speaks. Filled with the text's colour, its face cut out. */
export function HouseMark({ size = 24, className }: IconProps) {
  return (
    <svg
      className={className}
      width={size}
      height={size}
      viewBox="0 0 32 32"
      aria-hidden="true"
      focusable="false"
    >
      <path
        fill="currentColor"
        fillRule="evenodd"
        d="M16 3 4 12.2V25a3 3 0 0 0 3 3h5.5L16 31l3.5-3H25a3 3 0 0 0 3-3V12.2zM11.5 16.1a1.9 1.9 0 1 1 0 3.8 1.9 1.9 0 0 1 0-3.8m9 0a1.9 1.9 0 1 1 0 3.8 1.9 1.9 0 0 1 0-3.8m-9 6.1c2.7 1.9 6.3 1.9 9 0a.9.9 0 0 1 1 1.5 9.6 9.6 0 0 1-11 0 .9.9 0 0 1 1-1.5"
      />
    </svg>
  );
}

export function EyeIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12Z" />
      <circle cx="12" cy="12" r="2.8" />
    </Icon>
  );
}

export function SearchIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="11" cy="11" r="6.5" />
      <path d="m16 16 4.5 4.5" />
    </Icon>
  );
}

export function PlusIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 5v14M5 12h14" />
    </Icon>
  );
}

export function EditIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 20l1-4.2L16.2 4.6a1.8 1.8 0 0 1 2.6 0l.6.6a1.8 1.8 0 0 1 0 2.6L8.2 19z" />
    </Icon>
  );
}

export function ArrowLeftIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M19 12H5M11.5 5.5 5 12l6.5 6.5" />
    </Icon>
  );
}

export function UsersIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="9" cy="8.5" r="3.5" />
      <path d="M2.5 19.5c.6-3.4 3.2-5.5 6.5-5.5s5.9 2.1 6.5 5.5M15.5 5.3a3.5 3.5 0 0 1 0 6.4M18 14.6c1.8.8 3 2.5 3.5 4.9" />
    </Icon>
  );
}

export function BuildingIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M5 20.5V4.5h9v16M14 9.5h5v11M3 20.5h18M8 8h3M8 11.5h3M8 15h3" />
    </Icon>
  );
}

export function SettingsIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="12" cy="12" r="3" />
      <path d="M12 3v2.5M12 18.5V21M3 12h2.5M18.5 12H21M5.6 5.6l1.8 1.8M16.6 16.6l1.8 1.8M5.6 18.4l1.8-1.8M16.6 7.4l1.8-1.8" />
    </Icon>
  );
}

export function LogoutIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M10 4.5H5v15h5M14.5 8l4 4-4 4M18 12H9.5" />
    </Icon>
  );
}

export function MenuIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 7h16M4 12h16M4 17h16" />
    </Icon>
  );
}

export function PersonIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="12" cy="8" r="3.8" />
      <path d="M4.8 20a7.2 7.2 0 0 1 14.4 0" />
    </Icon>
  );
}

export function ImageIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <rect x="3.5" y="4.5" width="17" height="15" rx="2" />
      <circle cx="8.6" cy="9.6" r="1.5" />
      <path d="m4 17 4.8-4.3 3.4 3 3-2.7 5.3 4.6" />
    </Icon>
  );
}

export function KeyIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="8" cy="15.5" r="4.5" />
      <path d="m11.2 12.3 8.3-8.3M16 7.5l3 3M13.2 10.3l1.8 1.8" />
    </Icon>
  );
}

export function PhoneIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M6.2 3.8h2.6l1.5 4.4-2 1.6a12.6 12.6 0 0 0 5.9 5.9l1.6-2 4.4 1.5v2.6a2.4 2.4 0 0 1-2.6 2.4A15.7 15.7 0 0 1 3.8 6.4a2.4 2.4 0 0 1 2.4-2.6" />
    </Icon>
  );
}

export function TagIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 4.5h7.5l8.3 8.3a1.5 1.5 0 0 1 0 2.1l-5.4 5.4a1.5 1.5 0 0 1-2.1 0L4 12z" />
      <circle cx="8.2" cy="8.6" r="1.1" />
    </Icon>
  );
}
