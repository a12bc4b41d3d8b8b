import { Icon, type IconProps } from './Icon';

export function PhoneIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M6.2 3.8h2.6l1.5 4.4-2 1.6a12.6 12.6 0 0 0 5.9 5.9l1.6-2 4.4 1.5v2.6a2.4 2.4 0 0 1-2.6 2.4A15.7 15.7 0 0 1 3.8 6.4a2.4 2.4 0 0 1 2.4-2.6" />
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
