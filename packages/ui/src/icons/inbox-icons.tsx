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

export function FilterIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 6.5h16M7 12h10M10 17.5h4" />
    </Icon>
  );
}

export function UploadIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 15V4M7.5 8.2 12 4l4.5 4.2M5 19.5h14" />
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
