import { Icon, type IconProps } from './Icon';

export function MessagesIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 5.5h16v10.5h-8L7.5 20v-4H4z" />
      <path d="M8 9.3h8M8 12.4h5" />
    </Icon>
  );
}

export function BellIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M6 16.5V11a6 6 0 0 1 12 0v5.5l1.5 1.5h-15z" />
      <path d="M10 20.5h4" />
    </Icon>
  );
}

export function ClockIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="12" cy="12" r="8" />
      <path d="M12 7.5V12l3 2" />
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

export function FilterIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 6.5h16M7 12h10M10 17.5h4" />
    </Icon>
  );
}

export function KeyboardIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <rect x="3" y="6.5" width="18" height="11" rx="2" />
      <path d="M6.8 10.2h.01M10.3 10.2h.01M13.8 10.2h.01M17.2 10.2h.01M8 14h8" />
    </Icon>
  );
}

export function DownloadIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 4v11M7.5 10.8 12 15l4.5-4.2M5 19.5h14" />
    </Icon>
  );
}
