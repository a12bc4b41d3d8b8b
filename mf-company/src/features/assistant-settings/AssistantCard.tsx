import { useFormatter, useOpenDialog, usePermission, useTranslations } from '@hausgeist/shell-api';
import { Facts, LoadState, useDayText, useListQuery } from '@hausgeist/staff-kit';
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

/** In this order they stand. */
const FACTS = ['contacts', 'officeHours', 'holidays', 'color', 'budget'] as const;

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

/** The facts; their shapes as long as the settings are on their way. */
function AssistantFacts({ settings }: { settings: AssistantSettingsFragment | undefined }) {
  const t = useTranslations('assistant');
  const format = useFormatter();
  const dayText = useDayText();
  const daysText = ({ from, to, name }: AssistantSettingsFragment['holidays'][number]) => {
    const days = from === to ? dayText(from) : t('days', { from: dayText(from), to: dayText(to) });
    return name ? `${days}: ${name}` : days;
  };
  const valuesOf = ({
    officeHours,
    brandColor,
    dailyTokenBudget,
    ...lists
  }: AssistantSettingsFragment) => ({
    contacts:
      lists.emergencyContacts.map(({ label, phone }) => `${label}: ${phone}`).join('\n') ||
      t('noContacts'),
    officeHours: officeHours ?? t('notSet'),
    holidays: lists.holidays.map(daysText).join('\n') || t('noHolidays'),
    color: brandColor ? <ColorText color={brandColor} /> : t('noColor'),
    budget: typeof dailyTokenBudget === 'number' ? format.number(dailyTokenBudget) : t('noBudget'),
  });
  const values = settings && valuesOf(settings);
  return <Facts facts={FACTS.map((name) => [t(name), values?.[name]])} />;
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
        (isLoading || settings) && (
          <Button
            icon={<EditIcon size={18} />}
            disabled={!settings}
            onClick={() => setIsEditing(true)}
          >
            {t('edit')}
          </Button>
        )
      }
    >
      <p className={styles.note}>{t('note')}</p>
      <LoadState
        error={error}
        isLoading={isLoading}
        failed={loadFailed}
        shape={<AssistantFacts settings={undefined} />}
        onRetry={reload}
      />
      {settings && <AssistantFacts settings={settings} />}
      {isEditing && mayEdit && settings && (
        <EditAssistantDialog settings={settings} onClose={() => setIsEditing(false)} />
      )}
    </Card>
  );
}
