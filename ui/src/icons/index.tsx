import { Icon, type IconProps } from './Icon';

export type { IconProps } from './Icon';

export function SendIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 19V5M5.5 11.5 12 5l6.5 6.5" />
    </Icon>
  );
}

export function AttachIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="m20 11.5-8.2 8.2a5.3 5.3 0 0 1-7.5-7.5l8.3-8.3a3.5 3.5 0 0 1 5 5l-8.3 8.3a1.8 1.8 0 0 1-2.5-2.5l7.6-7.6" />
    </Icon>
  );
}

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

export function ArrowDownIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 5v14M5.5 12.5 12 19l6.5-6.5" />
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

export function ImageIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <rect x="3.5" y="4.5" width="17" height="15" rx="2" />
      <circle cx="8.6" cy="9.6" r="1.5" />
      <path d="m4 17 4.8-4.3 3.4 3 3-2.7 5.3 4.6" />
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

export function ArchiveIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M3.5 4.5h17v4.5h-17zM5 9v10.5h14V9M10 13h4" />
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
