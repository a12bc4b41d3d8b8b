import { useApolloClient, useTranslations } from '@hausgeist/shell-api';
import { Alert, Badge, Button, Card } from '@hausgeist/ui';
import { useState } from 'react';
import {
  NotificationSettingsDocument,
  RemovePushDeviceDocument,
  type OwnNotificationSettingsFragment,
} from '../../../gql/graphql';
import { reread } from '../../../requests/reread';
import { useAction } from '../../../requests/use-action';
import { DateText } from '../../../ui/DateText';
import { unsubscribeBrowser } from '../push/browser-push';
import { pushObstacle, type PushObstacle } from '../push/push-obstacle';
import { subscribe } from '../push/keep-push';
import { forgetPush, usePushPerson } from '../push/push-person';
import styles from './Settings.module.css';

type Settings = OwnNotificationSettingsFragment;

/** The browsers on which the viewer is told, with the way to add this one. */
export function DevicesCard({ settings }: { settings: Settings }) {
  const t = useTranslations('notificationSettings');
  const current = settings.devices.find(({ isCurrent }) => isCurrent);
  return (
    <Card title={t('devices')}>
      <div className={styles.stack}>
        <p className={styles.hint}>{t('devicesHint')}</p>
        {!current && <AddThis pushKey={settings.pushKey} />}
        {settings.devices.length > 0 && (
          <ul className={styles.devices}>
            {settings.devices.map((device) => (
              <Device key={device.id} device={device} />
            ))}
          </ul>
        )}
      </div>
    </Card>
  );
}

function AddThis({ pushKey }: { pushKey: string }) {
  const t = useTranslations('notificationSettings');
  const client = useApolloClient();
  const person = usePushPerson();
  const [isBusy, setIsBusy] = useState(false);
  const [obstacle, setObstacle] = useState<PushObstacle | 'failed' | undefined>(pushObstacle);
  async function add(): Promise<void> {
    setIsBusy(true);
    try {
      await subscribe(client, pushKey, person);
      setObstacle(undefined);
      await reread(client, [NotificationSettingsDocument]);
    } catch {
      setObstacle(pushObstacle() ?? 'failed');
    } finally {
      setIsBusy(false);
    }
  }
  const isPossible = obstacle === undefined || obstacle === 'failed' || obstacle === 'denied';
  return (
    <>
      {obstacle && <Alert tone="warning">{t(`obstacles.${obstacle}`)}</Alert>}
      {isPossible && (
        <Button variant="primary" busy={isBusy} onClick={() => void add()}>
          {t('addThis')}
        </Button>
      )}
    </>
  );
}

function Device({ device }: { device: Settings['devices'][number] }) {
  const t = useTranslations('notificationSettings');
  const { run, isBusy } = useAction(RemovePushDeviceDocument, {
    ...{ failed: t('failed'), rereads: [NotificationSettingsDocument], isToasted: true },
  });
  async function remove(): Promise<void> {
    if (!(await run({ input: { id: device.id } })) || !device.isCurrent) return;
    forgetPush();
    // The server sends nothing to it any more; that the browser listens on does no harm.
    await unsubscribeBrowser().catch(() => undefined);
  }
  return (
    <li className={styles.device}>
      <span>
        {device.name || t('unknownDevice')}{' '}
        <span className={styles.hint}>
          {t('since')} <DateText at={device.createdAt} withTime />
        </span>
      </span>
      {device.isCurrent && <Badge tone="success">{t('thisDevice')}</Badge>}
      <Button size="small" busy={isBusy} onClick={() => void remove()}>
        {t('removeDevice')}
      </Button>
    </li>
  );
}
