import { useOpenDialog, usePermission, useQuery, useTranslations } from '@hausgeist/shell-api';
import { CardShapes, DetailState, late, oneOf, Page } from '@hausgeist/staff-kit';
import {
  Button,
  Card,
  EditIcon,
  MailIcon,
  PlainText,
  Select,
  SendIcon,
  Skeleton,
} from '@hausgeist/ui';
import { Suspense } from 'react';
import { CASES, STATES, statesAfter } from '../case-lists';
import { FromTenant } from '../FromTenant';
import { EditCaseDialog } from '../form/EditCaseDialog';
import { readFragment } from '../gql/fragment-masking';
import { CasePageDocument, CaseRowFragmentDoc } from '../gql/graphql';
import { OrderBadge, StateBadge } from '../list/CaseBadges';
import { useStateChange } from '../tell/use-state-change';
import { useServiceCaseEvents } from '../use-service-case-events';
import { AppointmentCard } from './AppointmentCard';
import { CaseConversations } from './CaseConversations';
import { CaseFacts } from './CaseFacts';
import { CaseFiles } from './CaseFiles';
import styles from './CasePage.module.css';
import { CommentForm } from './CommentForm';
import { History } from './History';
import { LinkCard } from './LinkCard';
import { SendDialog } from './SendDialog';

const MessageDialog = late(async () => (await import('../tell/MessageDialog')).MessageDialog);

/** The shape of a case that is on its way. */
function CaseShape() {
  return (
    <div className={styles.columns}>
      <div className={styles.main}>
        <CardShapes lines={[1, 3, 8]} />
      </div>
      <div className={styles.side}>
        <Skeleton className={styles.stateShape} />
        <CardShapes lines={[13, 2, 2]} />
      </div>
    </div>
  );
}

/** One case: what is to be done, by whom and until when, and what has happened. */
export function CasePage({ id }: { id: string }) {
  const t = useTranslations('cases');
  const mayEdit = usePermission('cases.edit');
  const [open, setOpen] = useOpenDialog<'edit' | 'send' | 'write'>('case');
  const { setState, isBusy, dialog } = useStateChange();
  const { data, error, refetch } = useQuery(CasePageDocument, {
    variables: { id },
    fetchPolicy: 'cache-and-network',
  });
  const reload = () => {
    // Whether it failed is in the query's own error.
    refetch().catch(() => undefined);
  };
  useServiceCaseEvents((changed) => {
    if (!changed || changed.id === id) reload();
  });
  const list = { to: CASES, label: t('title') };
  const details = data?.case;
  if (!details) {
    return (
      <Page title={t('title')} description={error ? undefined : false} above={[list]}>
        <DetailState
          error={error}
          gone={t('page.notFound')}
          failed={t('page.failed')}
          loading={t('page.loading')}
          shape={<CaseShape />}
          list={list}
          onRetry={reload}
        />
      </Page>
    );
  }
  const row = readFragment(CaseRowFragmentDoc, details.case);
  return (
    <Page
      title={t('page.heading', { number: row.number, title: row.title })}
      description={
        <>
          <StateBadge state={row.state} /> <OrderBadge {...row} />
        </>
      }
      above={[list]}
      actions={
        mayEdit && (
          <>
            {/* Once it was sent, what one may do with that stands beside when it was. */}
            {row.craftsman?.email && !details.link && (
              <Button icon={<SendIcon size={18} />} onClick={() => setOpen('send')}>
                {t('page.linkSend')}
              </Button>
            )}
            {row.endUser && (
              <Button icon={<MailIcon size={18} />} onClick={() => setOpen('write')}>
                {t('message.open')}
              </Button>
            )}
            <Button icon={<EditIcon size={18} />} onClick={() => setOpen('edit')}>
              {t('page.edit')}
            </Button>
          </>
        )
      }
    >
      <FromTenant row={row} />
      <div className={styles.columns}>
        <div className={styles.main}>
          <Card title={t('page.description')}>
            {row.description ? (
              <PlainText>{row.description}</PlainText>
            ) : (
              <p className={styles.quiet}>{t('page.noDescription')}</p>
            )}
          </Card>
          <CaseFiles
            id={row.id}
            files={details.files}
            mayEdit={mayEdit}
            hasTenant={Boolean(row.endUser)}
            onAdded={reload}
          />
          <Card title={t('page.history')}>
            <History
              entries={details.history}
              shownFor={mayEdit && row.endUser ? row.id : undefined}
            />
            {mayEdit && <CommentForm id={row.id} />}
          </Card>
        </div>
        <div className={styles.side}>
          {mayEdit && (
            <Select
              label={t('column.state')}
              value={row.state}
              disabled={isBusy}
              options={statesAfter(row.state).map((state) => ({
                value: state,
                label: t(`state.${state}`),
              }))}
              onChange={({ target }) => {
                const state = oneOf(STATES, target.value);
                if (state) setState(row, { state });
              }}
            />
          )}
          <CaseFacts row={row} />
          <CaseConversations id={row.id} conversations={details.conversations} mayEdit={mayEdit} />
          <AppointmentCard row={row} link={details.link} />
          <LinkCard row={row} link={details.link} onSend={() => setOpen('send')} />
        </div>
      </div>
      {dialog}
      {open === 'edit' && <EditCaseDialog row={row} onClose={() => setOpen(undefined)} />}
      {open === 'write' && row.endUser && (
        <Suspense fallback={null}>
          <MessageDialog
            row={row}
            name={`${row.endUser.firstName} ${row.endUser.lastName}`}
            onClose={() => setOpen(undefined)}
          />
        </Suspense>
      )}
      {open === 'send' && <SendDialog row={row} onClose={() => setOpen(undefined)} />}
    </Page>
  );
}
