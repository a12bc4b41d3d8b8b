import {
  useFormatter,
  useOpenDialog,
  usePermission,
  useQuery,
  useTranslations,
} from '@hausgeist/shell-api';
import { Button, Card, EditIcon } from '@hausgeist/ui';
import { useFailureText } from '../../forms/use-failure-text';
import { readFragment } from '../../gql/fragment-masking';
import {
  AssistantSettingsFragmentDoc,
  PortalAssistantDocument,
  type AssistantSettingsFragment,
} from '../../gql/graphql';
import { LoadFailure } from '../../list-state/LoadFailure';
import { readAgain } from '../../list-state/read-again';
import { PageSpinner } from '../../ui/PageSpinner';
import { useCompanyId } from '../company-scope';
import styles from './AssistantSettings.module.css';
import { EditAssistantDialog } from './EditAssistantDialog';

function AssistantFacts({ settings }: { settings: AssistantSettingsFragment }) {
  const t = useTranslations('assistant');
  const format = useFormatter();
  const { emergencyContacts, officeHours, dailyTokenBudget } = settings;
  const facts = [
    [
      t('contacts'),
      emergencyContacts.map(({ label, phone }) => `${label}: ${phone}`).join('\n') ||
        t('noContacts'),
    ],
    [t('officeHours'), officeHours ?? t('notSet')],
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
  const common = useTranslations('common');
  const loadFailed = useTranslations('settings.company')('loadFailed');
  const textOf = useFailureText();
  const mayEdit = usePermission('settings.edit');
  const id = useCompanyId();
  const [isEditing, setIsEditing] = useOpenDialog<boolean>('assistant');
  const { data, loading, error, refetch } = useQuery(PortalAssistantDocument, {
    variables: { id },
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
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
      {error && (
        <LoadFailure text={textOf(error, { failed: loadFailed })} onRetry={readAgain(refetch)} />
      )}
      {loading && !settings && <PageSpinner label={common('loading')} />}
      {settings && <AssistantFacts settings={settings} />}
      {isEditing && mayEdit && settings && (
        <EditAssistantDialog settings={settings} onClose={() => setIsEditing(false)} />
      )}
    </Card>
  );
}
