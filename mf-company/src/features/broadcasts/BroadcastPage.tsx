import { useTranslations } from '@hausgeist/shell-api';
import {
  CardShapes,
  DetailState,
  Note,
  Page,
  Section,
  Stacked,
  useDayText,
  useListQuery,
  useMomentText,
} from '@hausgeist/staff-kit';
import { Badge } from '@hausgeist/ui';
import { BroadcastActions } from './BroadcastActions';
import { BroadcastState } from './BroadcastState';
import { readFragment } from './gql/fragment-masking';
import {
  BroadcastRowFragmentDoc,
  PortalBroadcastDocument,
  type BroadcastRowFragment,
} from './gql/graphql';
import { Preview } from './Preview';
import { Recipients } from './Recipients';
import { useWhom } from './use-whom';
import styles from './Broadcasts.module.css';

/** While mails are on their way, the page is read again after this. */
const POLL_MS = 2_000;

const isUnderWay = ({ status, counts }: BroadcastRowFragment) =>
  status === 'SENDING' || status === 'SCHEDULED' || counts.queued > 0 || counts.waiting > 0;

function Progress(broadcast: BroadcastRowFragment) {
  const { counts, status, scheduledAt, validUntil, kind, reach } = broadcast;
  const t = useTranslations('broadcasts');
  const momentText = useMomentText();
  const dayText = useDayText();
  const whom = useWhom();
  const isOver = status === 'SENT' || status === 'CANCELLED';
  const meant = counts.total - counts.unsubscribed - counts.unproven - counts.cancelled;
  return (
    <Section title={t(status === 'DRAFT' ? 'page.plan' : 'page.progress')}>
      <p className={styles.facts}>
        <BroadcastState status={status} />
        <Badge>{t(`kind.${kind}`)}</Badge>
        {counts.failed > 0 && (
          <Badge tone="danger">{t('page.failedCount', { count: counts.failed })}</Badge>
        )}
        {counts.bounced > 0 && (
          <Badge tone="danger">{t('page.bouncedCount', { count: counts.bounced })}</Badge>
        )}
        {counts.unsubscribed > 0 && (
          <Badge tone="warning">
            {t('page.unsubscribedCount', { count: counts.unsubscribed })}
          </Badge>
        )}
        {counts.unproven > 0 && (
          <Badge tone="warning">{t('page.unprovenCount', { count: counts.unproven })}</Badge>
        )}
      </p>
      <p>{t(isOver ? 'wentTo' : 'goesTo', { count: reach.reached, whom: whom(broadcast) })}</p>
      {status === 'SCHEDULED' && scheduledAt && (
        <p>{t('page.plannedFor', { date: momentText(scheduledAt) })}</p>
      )}
      {validUntil && <p>{t('page.validUntil', { day: dayText(validUntil) })}</p>}
      {counts.total > 0 && (
        <>
          <progress
            className={styles.progress}
            max={meant}
            value={counts.sent}
            aria-label={t('page.progress')}
          />
          <p role="status">{t('page.progressText', { sent: counts.sent, total: meant })}</p>
          {counts.inChat > 0 && (
            <Stacked>
              <span>
                {t('page.readText', {
                  ...{ read: counts.read, total: counts.inChat },
                  shown: counts.shown - counts.read,
                })}
              </span>
              <Note>{t('page.readHint')}</Note>
            </Stacked>
          )}
        </>
      )}
    </Section>
  );
}

/** One message to many: what it says, what can be done with it, and what became of it. */
export function BroadcastPage({ id }: { id: string }) {
  const t = useTranslations('broadcasts');
  const { data, error, reload } = useListQuery(
    PortalBroadcastDocument,
    { id },
    {
      pollEvery: ({ broadcast }) =>
        isUnderWay(readFragment(BroadcastRowFragmentDoc, broadcast)) ? POLL_MS : 0,
    },
  );
  const broadcast = data && readFragment(BroadcastRowFragmentDoc, data.broadcast);
  const list = { to: '/company/dashboard/broadcasts', label: t('title') };
  return (
    <Page
      title={broadcast?.subject ?? t('title')}
      above={[list]}
      actions={broadcast && <BroadcastActions broadcast={broadcast} />}
    >
      {(error ?? !broadcast) && (
        <DetailState
          error={error}
          gone={t('notFound')}
          failed={t('loadFailed')}
          shape={<CardShapes lines={[2, 9]} />}
          list={list}
          onRetry={reload}
        />
      )}
      {broadcast && (
        <>
          <Progress {...broadcast} />
          <Preview
            id={id}
            // What is changed changes the preview, its reader too.
            key={JSON.stringify([broadcast.subject, broadcast.text, broadcast.audience])}
          />
          {broadcast.counts.total > 0 && <Recipients id={id} isUnderWay={isUnderWay(broadcast)} />}
        </>
      )}
    </Page>
  );
}
