import type { NotificationKind } from '@hausgeist/schema';
import type { StaffLanguage } from '../../../platform/context/index.js';
import type { SettingsChange } from './settings.service.js';

/** What GraphQL and REST are given. */
interface Given {
  choices?:
    | readonly {
        kind: NotificationKind;
        inConsole: boolean;
        byMail: boolean;
        byPush: boolean;
      }[]
    | null
    | undefined;
  quietFrom?: string | null | undefined;
  quietUntil?: string | null | undefined;
  timeZone?: string | null | undefined;
  language?: StaffLanguage | null | undefined;
  hasSound?: boolean | null | undefined;
}

/** The same as the service reads it. */
export const fromInput = ({ choices, ...rest }: Given): SettingsChange => ({
  ...rest,
  choices: choices?.map(({ kind, inConsole, byMail, byPush }) => ({
    ...{ kind, console: inConsole, mail: byMail, push: byPush },
  })),
});
