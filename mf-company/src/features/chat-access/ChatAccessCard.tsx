import { usePermission, useTranslations } from '@hausgeist/shell-api';
import { LineShapes, LoadFailure, useAction, useListQuery, Waiting } from '@hausgeist/staff-kit';
import { Alert, Button, Card, Checkbox, Select } from '@hausgeist/ui';
import { useState } from 'react';
import { readFragment } from '../../gql/fragment-masking';
import {
  ChatAccessFragmentDoc,
  PortalChatAccessDocument,
  UpdatePortalChatAccessDocument,
  type ChatAccessFragment,
  type PortalChatAccessQuery,
} from '../../gql/graphql';
import { useCompanyId } from '../company-scope';
import styles from './ChatAccess.module.css';
import { RenewalProgress } from './RenewalProgress';
import { RenewNumbersDialog } from './RenewNumbersDialog';

const DIGITS = ['6', '7', '8', '9', '10'];

/** How often a renewal that goes on is looked at. */
const PROGRESS_MS = 3_000;

function pollEvery({ chatAccess }: PortalChatAccessQuery): number {
  const { renewal } = readFragment(ChatAccessFragmentDoc, chatAccess);
  return renewal && renewal.done < renewal.total ? PROGRESS_MS : 0;
}

/** How tenants and owners get into the chat: how long numbers are, and whether a code is asked for. */
export function ChatAccessCard() {
  const t = useTranslations('chatAccess');
  const loadFailed = useTranslations('settings.company')('loadFailed');
  const companyId = useCompanyId();
  const { data, error, isLoading, reload } = useListQuery(
    PortalChatAccessDocument,
    { companyId },
    { pollEvery },
  );
  const access = data && readFragment(ChatAccessFragmentDoc, data.chatAccess);
  const { renewal } = access ?? {};
  return (
    <Card title={t('title')}>
      <p className={styles.note}>{t('note')}</p>
      {error && <LoadFailure error={error} texts={{ failed: loadFailed }} onRetry={reload} />}
      {isLoading && !access && <Waiting shape={<LineShapes count={7} />} />}
      {access && <Choices key={`${access.digits} ${access.codeOnNewDevice}`} access={access} />}
      {renewal && <RenewalProgress renewal={renewal} />}
    </Card>
  );
}

function Choices({ access }: { access: ChatAccessFragment }) {
  const t = useTranslations('chatAccess');
  const mayEdit = usePermission('settings.edit');
  const [digits, setDigits] = useState(String(access.digits));
  const [codeOnNewDevice, setCodeOnNewDevice] = useState(access.codeOnNewDevice);
  const [isRenewing, setIsRenewing] = useState(false);
  const { run, isBusy, error } = useAction(UpdatePortalChatAccessDocument, {
    failed: t('failed'),
    done: t('saved'),
    rereads: [PortalChatAccessDocument],
  });
  const { companyId, renewal } = access;
  const isChanged = digits !== String(access.digits) || codeOnNewDevice !== access.codeOnNewDevice;

  async function save(): Promise<void> {
    const input = { companyId, digits: Number(digits), codeOnNewDevice };
    await run({ input });
  }

  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBusy) void save();
      }}
    >
      {error && <Alert tone="danger">{error}</Alert>}
      <Select
        label={t('digits')}
        hint={t('digitsHint')}
        options={DIGITS.map((value) => ({ value, label: t('digitsOption', { count: value }) }))}
        value={digits}
        disabled={!mayEdit}
        onChange={({ target }) => setDigits(target.value)}
      />
      <Checkbox
        label={t('code')}
        hint={t('codeHint')}
        checked={codeOnNewDevice}
        disabled={!mayEdit}
        onChange={({ target }) => setCodeOnNewDevice(target.checked)}
      />
      {mayEdit && (
        <>
          <Button type="submit" variant="primary" busy={isBusy} disabled={!isChanged}>
            {t('save')}
          </Button>
          <Button
            onClick={() => setIsRenewing(true)}
            disabled={isChanged || (renewal !== null && renewal.finishedAt === null)}
          >
            {t('renew.action')}
          </Button>
        </>
      )}
      {isRenewing && <RenewNumbersDialog access={access} onClose={() => setIsRenewing(false)} />}
    </form>
  );
}
