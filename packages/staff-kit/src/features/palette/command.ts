import type { IconProps } from '@hausgeist/ui';
import type { ComponentType } from 'react';

/** The parts of the list, in their order. */
export const GROUPS = [
  ...(['actions', 'people', 'conversations', 'buildings', 'companies'] as const),
  ...(['views', 'saved', 'pages'] as const),
];

/** Something that can be done or gone to by its name. */
export interface Command {
  /** Its own among all that are offered. */
  id: string;
  group: (typeof GROUPS)[number];
  label: string;
  /** What tells it from others of the same name. */
  hint?: string | undefined;
  Icon?: ComponentType<IconProps>;
  /** Offered only to those who look for it. */
  isHidden?: boolean;
  /** Where it leads, or what it does. */
  to?: string;
  run?: () => void;
}

/** What a page offers as long as it is shown. */
export interface CommandSource {
  commands: readonly Command[];
  /** Gives what is found elsewhere, such as on the server. */
  search?: (text: string) => Promise<readonly Command[]>;
}
