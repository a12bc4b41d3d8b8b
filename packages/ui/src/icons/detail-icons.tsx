import { Icon, type IconProps } from './Icon';

/* Of sheets, settings and other details, which come after a first page. */

export function ArchiveIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M3.5 4.5h17v4.5h-17zM5 9v10.5h14V9M10 13h4" />
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

export function ArrowUpIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 19V5M5.5 11.5 12 5l6.5 6.5" />
    </Icon>
  );
}

export function ColumnsIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <rect x="3.5" y="5" width="17" height="14" rx="2" />
      <path d="M9.2 5v14M14.8 5v14" />
    </Icon>
  );
}

export function CopyIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <rect x="8.5" y="8.5" width="11.5" height="11.5" rx="2" />
      <path d="M15.5 8.5V5.5a1.5 1.5 0 0 0-1.5-1.5H5.5A1.5 1.5 0 0 0 4 5.5V14a1.5 1.5 0 0 0 1.5 1.5h3" />
    </Icon>
  );
}

export function EyeOffIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 4l16 16M9.9 5.8A9 9 0 0 1 12 5.5c6 0 9.5 6.5 9.5 6.5a16 16 0 0 1-2.9 3.6M6.6 7.3A15.8 15.8 0 0 0 2.5 12S6 18.5 12 18.5a9 9 0 0 0 4.5-1.2M10 10a2.8 2.8 0 0 0 4 4" />
    </Icon>
  );
}
