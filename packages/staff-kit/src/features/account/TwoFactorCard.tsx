import { useSession, useTranslations } from '@hausgeist/shell-api';
import { Badge, Button, Card } from '@hausgeist/ui';
import { useState } from 'react';
import { PasskeysDocument } from '../../gql/graphql';
import { useListQuery } from '../../lists/use-list-query';
import { RenewCodesDialog, TurnOffDialog, TurnOnDialog } from './TwoFactorDialogs';
import styles from './Account.module.css';

/** Whether signing in asks for more than the password, and the way to change that. */
export function TwoFactorCard() {
  const t = useTranslations('account.twoFactor');
  const known = useSession().viewer?.twoFactorEnabled ?? false;
  // What was just changed here holds until the session has heard of it.
  const [change, setChange] = useState<{ from: boolean; to: boolean }>();
  const isOn = change && change.from === known ? change.to : known;
  const { data } = useListQuery(PasskeysDocument, {});
  const hasPasskeys = (data?.passkeys.length ?? 0) > 0;
  const byPasskey = !isOn && hasPasskeys;
  const state = isOn ? 'on' : byPasskey ? 'onByPasskey' : 'off';
  const [open, setOpen] = useState<'on' | 'off' | 'codes'>();
  const close = () => setOpen(undefined);
  return (
    <Card
      title={t('title')}
      actions={<Badge tone={state === 'off' ? 'neutral' : 'success'}>{t(state)}</Badge>}
    >
      <div className={styles.stack}>
        <p>{t(byPasskey ? 'introPasskey' : isOn ? 'introOn' : 'introOff')}</p>
        {isOn ? (
          <Button onClick={() => setOpen('off')}>{t('disable')}</Button>
        ) : (
          <Button variant="primary" onClick={() => setOpen('on')}>
            {t('begin')}
          </Button>
        )}
        {state !== 'off' && <Button onClick={() => setOpen('codes')}>{t('renew')}</Button>}
      </div>
      {open === 'codes' && <RenewCodesDialog hasPasskeys={hasPasskeys} onClose={close} />}
      {open === 'on' && (
        <TurnOnDialog onEnabled={() => setChange({ from: known, to: true })} onClose={close} />
      )}
      {open === 'off' && (
        <TurnOffDialog onDisabled={() => setChange({ from: known, to: false })} onClose={close} />
      )}
    </Card>
  );
}
