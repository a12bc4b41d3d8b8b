import { useFormatter, useOpenDialog, usePermission, useTranslations } from '@hausgeist/shell-api';
import { LoadState, useDayText, useListQuery } from '@hausgeist/staff-kit';
import { Button, Card, EditIcon } from '@hausgeist/ui';
import { readFragment } from '../../gql/fragment-masking';
import {
  AssistantSettingsFragmentDoc,
  PortalAssistantDocument,
  type AssistantSettingsFragment,
} from '../../gql/graphql';
import { useCompanyId } from '../company-scope';
import styles from './AssistantSettings.module.css';
import { EditAssistantDialog } from './EditAssistantDialog';

function ColorText({ color }: { color: string }) {
  return (
    <span className={styles.color}>
      <svg viewBox="0 0 16 16" aria-hidden="true" className={styles.swatch}>
        <rect width="16" height="16" rx="4" fill={color} />
      </svg>
      {color}
    </span>
  );
}

function AssistantFacts({ settings }: { settings: AssistantSettingsFragment }) {
  const t = useTranslations('assistant');
  const format = useFormatter();
  const { emergencyContacts, officeHours, holidays, brandColor, dailyTokenBudget } = settings;
  const dayText = useDayText();
  const facts = [
    [
      t('contacts'),
      emergencyContacts.map(({ label, phone }) => `${label}: ${phone}`).join('\n') ||
        t('noContacts'),
    ],
    [t('officeHours'), officeHours ?? t('notSet')],
    [
      t('holidays'),
      holidays
        .map(({ from, to, name }) => {
          const days =
            from === to ? dayText(from) : t('days', { from: dayText(from), to: dayText(to) });
          return name ? `${days}: ${name}` : days;
        })
        .join('\n') || t('noHolidays'),
    ],
    [t('color'), brandColor ? <ColorText key="color" color={brandColor} /> : t('noColor')],
    [
      t('budget'),
      typeof dailyTokenBudget === 'number' ? format.number(dailyTokenBudget) : t('noBudget'),
    ],
  ] as const;
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) => (
        <div key={name} className={styles.fact}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** What the company lets its assistant say in danger and about the office. */
export function AssistantCard() {
  const t = useTranslations('assistant');
  const loadFailed = useTranslations('settings.company')('loadFailed');
  const mayEdit = usePermission('settings.edit');
  const id = useCompanyId();
  const [isEditing, setIsEditing] = useOpenDialog<boolean>('assistant');
  const { data, error, isLoading, reload } = useListQuery(PortalAssistantDocument, { id });
  const settings = data && readFragment(AssistantSettingsFragmentDoc, data.company);
  return (
    <Card
      title={t('title')}
      actions={
        mayEdit &&
        settings && (
          <Button icon={<EditIcon size={18} />} onClick={() => setIsEditing(true)}>
            {t('edit')}
          </Button>
        )
      }
    >
      <p className={styles.note}>{t('note')}</p>
      <LoadState error={error} isLoading={isLoading} failed={loadFailed} onRetry={reload} />
      {settings && <AssistantFacts settings={settings} />}
      {isEditing && mayEdit && settings && (
        <EditAssistantDialog settings={settings} onClose={() => setIsEditing(false)} />
      )}
    </Card>
  );
}
