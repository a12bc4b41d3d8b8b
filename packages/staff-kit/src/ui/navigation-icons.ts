import type { GuestLink } from '@hausgeist/shell-api';
import { navigationIcons } from '@hausgeist/ui';

/** The icon that another micro-frontend has chosen for its link. */
export const guestIcon = ({ icon }: GuestLink) => navigationIcons[icon ?? 'document'];
