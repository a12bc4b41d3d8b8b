import { useTranslations } from '@hausgeist/shell-api';
import { Button, CheckIcon, CopyIcon, CopyStatus, Dialog, useCopy } from '@hausgeist/ui';
import type { WebhookDeliveryRowFragment } from '../../../gql/graphql';
import { useRefusalText } from '../../../refusals/use-refusal-text';
import { Code } from '../../../ui/Row';
import { DateText } from '../../../ui/DateText';
import { DeliveryBadge } from './DeliveryBadge';
import styles from './PayloadDialog.module.css';

interface PayloadDialogProps {
  delivery: WebhookDeliveryRowFragment;
  onClose: () => void;
}

/** What exactly was sent. */
export function PayloadDialog({ delivery, onClose }: PayloadDialogProps) {
  const t = useTranslations('webhooks.deliveries');
  const common = useTranslations('common');
  const refusalText = useRefusalText();
  const { eventType, eventId, status, createdAt, lastAttemptAt, error, refusal, payload } =
    delivery;
  const { shownIn, outcome, copy } = useCopy<HTMLPreElement>(JSON.stringify(payload));
  return (
    <Dialog
      title={t('payloadTitle')}
      closeLabel={common('close')}
      onClose={onClose}
      actions={
        <>
          <Button
            icon={outcome === 'copied' ? <CheckIcon size={18} /> : <CopyIcon size={18} />}
            onClick={copy}
          >
            {outcome === 'copied' ? common('copied') : t('copyBody')}
          </Button>
          <Button variant="primary" onClick={onClose}>
            {common('close')}
          </Button>
        </>
      }
    >
      <div className={styles.content}>
        <dl className={styles.facts}>
          <dt>{t('columns.event')}</dt>
          <dd>
            <Code>{eventType}</Code>
          </dd>
          <dt>{t('eventId')}</dt>
          <dd>
            <Code>{eventId}</Code>
          </dd>
          <dt>{t('columns.status')}</dt>
          <dd>
            <DeliveryBadge status={status} />
          </dd>
          <dt>{t('columns.time')}</dt>
          <dd>
            <DateText at={lastAttemptAt ?? createdAt} withTime />
          </dd>
          {error && (
            <>
              <dt>{t('error')}</dt>
              <dd>{refusalText({ ...refusal, message: error })}</dd>
            </>
          )}
        </dl>
        <pre ref={shownIn} className={styles.body} role="group" aria-label={t('body')} tabIndex={0}>
          {JSON.stringify(payload, null, 2)}
        </pre>
        <CopyStatus outcome={outcome} copied={common('copied')} selected={common('copySelected')} />
      </div>
    </Dialog>
  );
}
