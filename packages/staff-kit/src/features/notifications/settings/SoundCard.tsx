import { useTranslations } from '@hausgeist/shell-api';
import { Alert, Button, Card, Checkbox } from '@hausgeist/ui';
import type { OwnNotificationSettingsFragment } from '../../../gql/graphql';
import { playTone } from '../play-tone';
import styles from './Settings.module.css';
import { useSave } from './use-save';

/** Whether open consoles make a sound. */
export function SoundCard({ settings }: { settings: OwnNotificationSettingsFragment }) {
  const t = useTranslations('notificationSettings');
  const { save, isBusy, error } = useSave();
  return (
    <Card title={t('sound')}>
      <div className={styles.stack}>
        {error && <Alert tone="danger">{error}</Alert>}
        <Checkbox
          label={t('hasSound')}
          hint={t('soundHint')}
          checked={settings.hasSound}
          disabled={isBusy}
          onChange={({ target }) => void save({ hasSound: target.checked })}
        />
        <Button size="small" onClick={() => playTone(false)}>
          {t('trySound')}
        </Button>
      </div>
    </Card>
  );
}
