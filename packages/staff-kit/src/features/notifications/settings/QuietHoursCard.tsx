import { useTranslations } from '@hausgeist/shell-api';
import { Alert, Button, Card, Checkbox, Select, TextField } from '@hausgeist/ui';
import { useId, useState } from 'react';
import type { OwnNotificationSettingsFragment } from '../../../gql/graphql';
import styles from './Settings.module.css';
import { useSave } from './use-save';

const USUAL = { quietFrom: '20:00', quietUntil: '07:00' };

/** The zones that the browser knows, with the one that is set. */
const zones = (set: string): { value: string; label: string }[] =>
  [...new Set([set, 'Europe/Berlin', ...Intl.supportedValuesOf('timeZone')])]
    .toSorted()
    .map((value) => ({ value, label: value.replaceAll('_', ' ') }));

/** When mails and pushes are to wait; those of emergencies never do. */
export function QuietHoursCard({ settings }: { settings: OwnNotificationSettingsFragment }) {
  const t = useTranslations('notificationSettings');
  const { save, isBusy, error } = useSave();
  const [isQuiet, setIsQuiet] = useState(Boolean(settings.quietFrom));
  const [from, setFrom] = useState(settings.quietFrom ?? USUAL.quietFrom);
  const [until, setUntil] = useState(settings.quietUntil ?? USUAL.quietUntil);
  const [timeZone, setTimeZone] = useState(settings.timeZone);
  const form = useId();
  const hours = isQuiet
    ? { quietFrom: from, quietUntil: until }
    : { quietFrom: null, quietUntil: null };
  return (
    <Card title={t('quietHours')}>
      <form
        id={form}
        className={styles.stack}
        onSubmit={(event) => {
          event.preventDefault();
          void save({ ...hours, timeZone });
        }}
      >
        <Alert tone="info">{t('quietHint')}</Alert>
        <Checkbox
          label={t('isQuiet')}
          checked={isQuiet}
          onChange={({ target }) => setIsQuiet(target.checked)}
        />
        {isQuiet && (
          <div className={styles.row}>
            <TextField
              type="time"
              required
              label={t('from')}
              value={from}
              onChange={({ target }) => setFrom(target.value)}
            />
            <TextField
              type="time"
              required
              label={t('until')}
              value={until}
              onChange={({ target }) => setUntil(target.value)}
            />
            <Select
              label={t('timeZone')}
              options={zones(settings.timeZone)}
              value={timeZone}
              onChange={({ target }) => setTimeZone(target.value)}
            />
          </div>
        )}
        {error && <Alert tone="danger">{error}</Alert>}
        <Button type="submit" variant="primary" busy={isBusy}>
          {t('save')}
        </Button>
      </form>
    </Card>
  );
}
