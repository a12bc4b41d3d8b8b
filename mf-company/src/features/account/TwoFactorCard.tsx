import { useSession, useTranslations } from '@hausgeist/shell-api';
import { Badge, Button, Card } from '@hausgeist/ui';
import { useState } from 'react';
import type { BeginTwoFactorMutation } from '../../gql/graphql';
import styles from './Account.module.css';
import { BeginTwoFactorDialog } from './BeginTwoFactorDialog';
import { DisableTwoFactorDialog } from './DisableTwoFactorDialog';
import { RecoveryCodes } from './RecoveryCodes';
import { TwoFactorSetup } from './TwoFactorSetup';

/** Where the card is between off and on. */
type Step =
  | { name: 'rest' }
  | { name: 'setup'; secret: BeginTwoFactorMutation['beginTwoFactor'] }
  | { name: 'codes'; codes: readonly string[] };

/** Turns the second factor on and off. */
export function TwoFactorCard() {
  const t = useTranslations('account.twoFactor');
  const { viewer } = useSession();
  const [step, setStep] = useState<Step>({ name: 'rest' });
  const [isBeginning, setIsBeginning] = useState(false);
  const [isDisabling, setIsDisabling] = useState(false);
  // Holds from one's own change until the viewer is read again.
  const [changed, setChanged] = useState<boolean>();
  const isOn = changed ?? viewer?.twoFactorEnabled ?? false;

  return (
    <Card
      title={t('title')}
      actions={<Badge tone={isOn ? 'success' : 'neutral'}>{t(isOn ? 'on' : 'off')}</Badge>}
    >
      {step.name === 'setup' && (
        <TwoFactorSetup
          secret={step.secret}
          onConfirmed={(codes) => {
            setChanged(true);
            setStep({ name: 'codes', codes });
          }}
          onCancel={() => setStep({ name: 'rest' })}
        />
      )}
      {step.name === 'codes' && (
        <RecoveryCodes codes={step.codes} onDone={() => setStep({ name: 'rest' })} />
      )}
      {step.name === 'rest' && (
        <div className={styles.setup}>
          <p>{t(isOn ? 'introOn' : 'introOff')}</p>
          {isOn ? (
            <Button onClick={() => setIsDisabling(true)}>{t('disable')}</Button>
          ) : (
            <Button variant="primary" onClick={() => setIsBeginning(true)}>
              {t('begin')}
            </Button>
          )}
        </div>
      )}
      {isBeginning && (
        <BeginTwoFactorDialog
          onBegun={(secret) => {
            setStep({ name: 'setup', secret });
            setIsBeginning(false);
          }}
          onClose={() => setIsBeginning(false)}
        />
      )}
      {isDisabling && (
        <DisableTwoFactorDialog
          onDisabled={() => setChanged(false)}
          onClose={() => setIsDisabling(false)}
        />
      )}
    </Card>
  );
}
