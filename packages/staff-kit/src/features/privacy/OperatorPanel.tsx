import { useOpenDialog, useTranslations } from '@hausgeist/shell-api';
import { Alert, Button, Card, EditIcon } from '@hausgeist/ui';
import { readFragment } from '../../gql/fragment-masking';
import { OperatorDocument, OperatorFieldsFragmentDoc, type OperatorQuery } from '../../gql/graphql';
import { LoadFailure } from '../../lists/LoadFailure';
import { useListQuery } from '../../lists/use-list-query';
import { Note, Stacked } from '../../ui/Row';
import { Facts } from '../../ui/Facts';
import { Waiting } from '../../ui/Waiting';
import {
  AI_FIELDS,
  NEEDED,
  OPERATOR_FIELDS,
  type OperatorField,
  type OperatorSettings,
} from './operator';
import { OperatorDialog } from './OperatorDialog';
import styles from './Privacy.module.css';

const settingsOf = ({ operatorDetails }: OperatorQuery): OperatorSettings => ({
  entered: readFragment(OperatorFieldsFragmentDoc, operatorDetails.entered),
  server: readFragment(OperatorFieldsFragmentDoc, operatorDetails.server),
});

const FIELDS = [...OPERATOR_FIELDS, ...AI_FIELDS];

/** Who answers for the installation, as imprint, privacy notice and record of processing say. */
export function OperatorPanel() {
  const t = useTranslations('dataProtection.operatorDetails');
  const names = useTranslations('dataProtection.operatorDetails.form');
  const [isOpen, setOpen] = useOpenDialog<true>('operator-details');
  const { data, error, isLoading, reload } = useListQuery(OperatorDocument, {});
  if (error) {
    return <LoadFailure error={error} texts={{ failed: t('failed') }} onRetry={reload} />;
  }
  const settings = data && settingsOf(data);
  return (
    <Card
      title={t('title')}
      actions={
        <Button icon={<EditIcon size={18} />} disabled={!settings} onClick={() => setOpen(true)}>
          {t('edit')}
        </Button>
      }
    >
      <p>{t('text')}</p>
      {isLoading || !settings ? (
        <Waiting
          shape={<Facts isBeside facts={FIELDS.map((field) => [names(field), undefined])} />}
        />
      ) : (
        <Details {...settings} />
      )}
      {isOpen && settings && (
        <OperatorDialog settings={settings} onClose={() => setOpen(undefined)} />
      )}
    </Card>
  );
}

function Details({ entered, server }: OperatorSettings) {
  const t = useTranslations('dataProtection.operatorDetails');
  const names = useTranslations('dataProtection.operatorDetails.form');
  const said = (field: OperatorField) => entered[field] ?? server[field];
  const isIncomplete = OPERATOR_FIELDS.some((field) => NEEDED.includes(field) && !said(field));
  return (
    <>
      {isIncomplete && <Alert tone="warning">{t('incomplete')}</Alert>}
      <Facts
        isBeside
        facts={FIELDS.map((field) => [
          names(field),
          <Stacked key={field}>
            <span className={said(field) ? undefined : styles.quiet}>
              {said(field) ?? t('notSaid')}
            </span>
            {!entered[field] && server[field] && <Note>{t('byServer')}</Note>}
          </Stacked>,
        ])}
      />
    </>
  );
}
