import { useLocale, useRest, useToast, useTranslations } from '@hausgeist/shell-api';
import { Button, Card, DownloadIcon } from '@hausgeist/ui';
import { useState } from 'react';
import { DataProcessingDocument, type DataProcessingQuery } from '../../gql/graphql';
import { LoadFailure } from '../../lists/LoadFailure';
import { useListQuery } from '../../lists/use-list-query';
import { saveAnswer } from '../../requests/save-answer';
import { Facts } from '../../ui/Facts';
import { LineShapes } from '../../ui/Shapes';
import { Waiting } from '../../ui/Waiting';

interface ProcessingPanelProps {
  /** The company whose record is handed out; the platform's where none is named. */
  companyId: string | undefined;
}

/** Who receives data by the settings in force, and what the operator states; only to be read. */
export function ProcessingPanel({ companyId }: ProcessingPanelProps) {
  const t = useTranslations('dataProtection.processing');
  const { data, error, isLoading, reload } = useListQuery(DataProcessingDocument, { companyId });
  if (error) {
    return <LoadFailure error={error} texts={{ failed: t('failed') }} onRetry={reload} />;
  }
  return (
    <Card title={t('title')} actions={<RecordButton companyId={companyId} />}>
      <p>{t('text')}</p>
      {isLoading || !data ? (
        <Waiting shape={<LineShapes count={9} />} />
      ) : (
        <Processing processing={data.dataProcessing} />
      )}
    </Card>
  );
}

function Processing({ processing }: { processing: DataProcessingQuery['dataProcessing'] }) {
  const t = useTranslations('dataProtection.processing');
  const { receivers, aiProvider, operator, dataProtectionContact } = processing;
  const stated: [string, string | null][] = aiProvider
    ? [
        [t('ai.name'), aiProvider.name],
        [t('ai.region'), aiProvider.region],
        [t('ai.training'), aiProvider.training],
        [t('ai.retention'), aiProvider.retention],
      ]
    : [];
  const facts: [string, string | null][] = [
    ...receivers.map(({ kind, host, detail }): [string, string] => [
      t(`kinds.${kind}`),
      [host || t('ofBrowsers'), detail && `(${detail})`].filter(Boolean).join(' '),
    ]),
    ...(aiProvider ? [] : [[t('kinds.AI'), t('noAi')] as [string, string]]),
    ...stated,
    [t('operator'), operator],
    [t('contact'), dataProtectionContact],
  ];
  return <Facts isBeside facts={facts.map(([name, value]) => [name, value ?? t('notSaid')])} />;
}

/** Hands out the record of processing activities. */
function RecordButton({ companyId }: ProcessingPanelProps) {
  const t = useTranslations('dataProtection.processing');
  const language = useLocale() === 'de' ? 'de' : 'en';
  const rest = useRest();
  const toast = useToast();
  const [isBusy, setIsBusy] = useState(false);
  async function download(): Promise<void> {
    setIsBusy(true);
    const query = new URLSearchParams({ language, ...(companyId ? { companyId } : {}) });
    try {
      await saveAnswer(await rest(`/company/processing-record?${query.toString()}`), 'record.md');
    } catch {
      toast(t('recordFailed'), 'danger');
    }
    setIsBusy(false);
  }
  return (
    <Button icon={<DownloadIcon size={18} />} busy={isBusy} onClick={() => void download()}>
      {t('record')}
    </Button>
  );
}
