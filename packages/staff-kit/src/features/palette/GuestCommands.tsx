import { useGuestLinks } from '@hausgeist/shell-api';
import { guestIcon } from '../../ui/navigation-icons';
import type { Command } from './command';
import { useCommands } from './Palette';

/** Offers the pages of other micro-frontends in the palette, as far as the viewer may enter them. */
export function GuestCommands() {
  const commands = useGuestLinks().map((link): Command => ({
    ...{ id: `page-${link.path}`, group: 'pages', label: link.label },
    ...{ Icon: guestIcon(link), to: link.path },
  }));
  useCommands({ commands });
  return null;
}
