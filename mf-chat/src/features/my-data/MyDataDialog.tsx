import { useFormatter, useTranslations } from '@hausgeist/shell-api/slim';
import { Alert, Badge, Button, buttonClassName, Dialog, Spinner } from '@hausgeist/ui';
import { useState } from 'react';
import type { PrivacyRequestKind } from '../../gql/graphql';
import { useOwnRequests, type OwnRequest } from './use-own-requests';
import styles from './MyDataDialog.module.css';

const MEGABYTE = 1024 * 1024;

/** One request: how far it is, by when it has to be done, and what came of it. */
function Request({ request }: { request: OwnRequest }) {
  const t = useTranslations('myData');
  const format = useFormatter();
  const day = (at: string) => format.dateTime(new Date(at), { dateStyle: 'medium' });
  const { id, kind, state, requestedAt, dueAt, extensionReason, refusalReason } = request;
  const isUndone = state === 'REQUESTED' || state === 'RUNNING' || state === 'FAILED';
  return (
    <li className={styles.request}>
      <span className={styles.head}>
        <strong>{t(kind === 'EXPORT' ? 'export' : 'erasure')}</strong>
        <Badge tone={state === 'DONE' ? 'success' : state === 'REFUSED' ? 'danger' : 'info'}>
          {t(`states.${state}`)}
        </Badge>
      </span>
      <span className={styles.facts}>{t('asked', { day: day(requestedAt) })}</span>
      {isUndone && <span className={styles.facts}>{t('due', { day: day(dueAt) })}</span>}
      {isUndone && extensionReason && <span>{t('extended', { reason: extensionReason })}</span>}
      {refusalReason && <span>{t('refused', { reason: refusalReason })}</span>}
      {request.packageUntil && (
        <>
          <a
            className={buttonClassName('primary')}
            href={`/api/chat/privacy-requests/${id}/package`}
            download
          >
            {t('download', {
              size: format.number(Math.max(0.1, (request.packageBytes ?? 0) / MEGABYTE), {
                maximumFractionDigits: 1,
              }),
            })}
          </a>
          <span className={styles.facts}>{t('until', { day: day(request.packageUntil) })}</span>
        </>
      )}
    </li>
  );
}

/** What one asks for, and the question before it is sent. */
function Ask({
  kind,
  disabled,
  onAsk,
}: {
  kind: PrivacyRequestKind;
  disabled: boolean;
  onAsk: () => void;
}) {
  const t = useTranslations('myData');
  const name = kind === 'EXPORT' ? 'export' : 'erasure';
  return (
    <section className={styles.ask} aria-label={t(name)}>
      <h3 className={styles.heading}>{t(name)}</h3>
      <p>{t(`${name}Text`)}</p>
      <Button disabled={disabled} onClick={onAsk}>
        {t(`${name}Ask`)}
      </Button>
    </section>
  );
}

/** One's own data: what was asked for, a copy of everything, and the erasure. */
export function MyDataDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('myData');
  const { phase, rows, problem, isAsking, isUndone, readAgain, ask } = useOwnRequests();
  const [asked, setAsked] = useState<PrivacyRequestKind>();
  const send = async () => {
    if (asked) await ask(asked);
    setAsked(undefined);
  };
  if (asked) {
    return (
      <Dialog
        title={t(asked === 'EXPORT' ? 'exportAsk' : 'erasureAsk')}
        closeLabel={t('close')}
        onClose={() => setAsked(undefined)}
        actions={
          <>
            <Button onClick={() => setAsked(undefined)}>{t('back')}</Button>
            <Button
              variant={asked === 'EXPORT' ? 'primary' : 'danger'}
              busy={isAsking}
              onClick={() => void send()}
            >
              {t('send')}
            </Button>
          </>
        }
      >
        <p>{t(asked === 'EXPORT' ? 'exportConfirm' : 'erasureConfirm')}</p>
      </Dialog>
    );
  }
  return (
    <Dialog title={t('title')} closeLabel={t('close')} onClose={onClose}>
      <div className={styles.parts}>
        <p>{t('text')}</p>
        {problem && <Alert tone="danger">{t(problem)}</Alert>}
        {phase === 'loading' && (
          <p role="status">
            <Spinner /> {t('loading')}
          </p>
        )}
        {phase === 'failed' && (
          <div className={styles.ask}>
            <Alert tone="danger">{t('loadFailed')}</Alert>
            <Button onClick={() => void readAgain()}>{t('retry')}</Button>
          </div>
        )}
        {rows.length > 0 && (
          <ul className={styles.list} aria-label={t('requests')}>
            {rows.map((request) => (
              <Request key={request.id} request={request} />
            ))}
          </ul>
        )}
        {phase === 'ready' &&
          (['EXPORT', 'ERASURE'] as const).map((kind) => (
            <Ask key={kind} kind={kind} disabled={isUndone(kind)} onAsk={() => setAsked(kind)} />
          ))}
      </div>
    </Dialog>
  );
}
