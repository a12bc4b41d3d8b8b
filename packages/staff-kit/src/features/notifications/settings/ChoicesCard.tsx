import { useTranslations } from '@hausgeist/shell-api';
import { Alert, Button, Card } from '@hausgeist/ui';
import { useState } from 'react';
import type { OwnNotificationSettingsFragment } from '../../../gql/graphql';
import styles from './Settings.module.css';
import { useSave } from './use-save';

type Choice = OwnNotificationSettingsFragment['choices'][number];

const CHANNELS = ['inConsole', 'byMail', 'byPush'] as const;

const withoutFixed = ({ kind, inConsole, byMail, byPush }: Choice) => ({
  ...{ kind, inConsole, byMail, byPush },
});

/** Of what the viewer wants to be told in which way. */
export function ChoicesCard({ settings }: { settings: OwnNotificationSettingsFragment }) {
  const t = useTranslations('notificationSettings');
  const { save, isBusy, error } = useSave();
  const [choices, setChoices] = useState<readonly Choice[]>(settings.choices);
  const set = (kind: Choice['kind'], change: Partial<Choice>) =>
    setChoices(choices.map((one) => (one.kind === kind ? { ...one, ...change } : one)));
  return (
    <Card title={t('choices')}>
      <form
        className={styles.stack}
        onSubmit={(event) => {
          event.preventDefault();
          void save({ choices: choices.filter(({ isFixed }) => !isFixed).map(withoutFixed) });
        }}
      >
        <p className={styles.hint}>{t('choicesHint')}</p>
        <div className={styles.scroll}>
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">{t('kind')}</th>
                {CHANNELS.map((channel) => (
                  <th key={channel} scope="col">
                    {t(`channels.${channel}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {choices.map((choice) => (
                <tr key={choice.kind}>
                  <th scope="row">
                    {t(`names.${choice.kind}`)}
                    {choice.isFixed && <span className={styles.hint}>{t('always')}</span>}
                  </th>
                  {CHANNELS.map((channel) => (
                    <td key={channel}>
                      <span className={styles.box}>
                        <input
                          type="checkbox"
                          aria-label={t('choose', {
                            kind: t(`names.${choice.kind}`),
                            channel: t(`channels.${channel}`),
                          })}
                          checked={choice[channel]}
                          disabled={choice.isFixed}
                          onChange={({ target }) => set(choice.kind, { [channel]: target.checked })}
                        />
                      </span>
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
        {error && <Alert tone="danger">{error}</Alert>}
        <Button type="submit" variant="primary" busy={isBusy}>
          {t('save')}
        </Button>
      </form>
    </Card>
  );
}
