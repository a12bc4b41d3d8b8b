import type { GuestLink } from '@hausgeist/shell-api';
import {
  BellIcon,
  BuildingIcon,
  DocumentIcon,
  ImageIcon,
  InfoIcon,
  KeyIcon,
  MailIcon,
  MessagesIcon,
  PersonIcon,
  PhoneIcon,
  PlugIcon,
  SettingsIcon,
  SpreadsheetIcon,
  SummaryIcon,
  TagIcon,
  UsersIcon,
} from '@hausgeist/ui';

const ICONS = {
  bell: BellIcon,
  building: BuildingIcon,
  document: DocumentIcon,
  image: ImageIcon,
  info: InfoIcon,
  key: KeyIcon,
  mail: MailIcon,
  messages: MessagesIcon,
  person: PersonIcon,
  phone: PhoneIcon,
  plug: PlugIcon,
  settings: SettingsIcon,
  spreadsheet: SpreadsheetIcon,
  summary: SummaryIcon,
  tag: TagIcon,
  users: UsersIcon,
};

/** The icon that another micro-frontend has chosen for its link. */
export const guestIcon = ({ icon }: GuestLink) => ICONS[icon ?? 'document'];
