import { useTranslations } from '@hausgeist/shell-api';
import { readFragment } from '../../gql/fragment-masking';
import {
  NotificationSettingsDocument,
  OwnNotificationSettingsFragmentDoc,
} from '../../gql/graphql';
import { CardShapes } from '../../ui/Shapes';
import { LoadState } from '../../ui/LoadState';
import { useListQuery } from '../../lists/use-list-query';
import { Parts } from '../../ui/Page';
import { ChoicesCard } from './settings/ChoicesCard';
import { DevicesCard } from './settings/DevicesCard';
import { QuietHoursCard } from './settings/QuietHoursCard';
import { SoundCard } from './settings/SoundCard';

/** How the viewer wants to be told, and on which devices. */
export function SettingsPanel() {
  const t = useTranslations('notificationSettings');
  const common = useTranslations('common');
  const { data, error, isLoading, reload } = useListQuery(NotificationSettingsDocument, {});
  const settings = readFragment(OwnNotificationSettingsFragmentDoc, data?.notificationSettings);
  return (
    <Parts>
      <LoadState
        error={error}
        isLoading={isLoading}
        failed={t('loadFailed')}
        loading={common('loading')}
        shape={<CardShapes lines={[4, 2, 4, 9]} />}
        onRetry={reload}
      />
      {settings && (
        <>
          <DevicesCard settings={settings} />
          <SoundCard settings={settings} />
          <QuietHoursCard settings={settings} />
          <ChoicesCard settings={settings} />
        </>
      )}
    </Parts>
  );
}
