import { useMutation, useSession, useTranslations } from '@hausgeist/shell-api';
import { Alert, Badge, Button, Card } from '@hausgeist/ui';
import { useState } from 'react';
import { useFailureText } from '../../forms/use-failure-text';
import { BeginTwoFactorDocument, type BeginTwoFactorMutation } from '../../gql/graphql';
import styles from './Account.module.css';
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
  const textOf = useFailureText();
  const { viewer } = useSession();
  const [begin, { loading }] = useMutation(BeginTwoFactorDocument, { fetchPolicy: 'no-cache' });
  const [step, setStep] = useState<Step>({ name: 'rest' });
  const [error, setError] = useState<string>();
  const [isDisabling, setIsDisabling] = useState(false);
  // Holds from one's own change until the viewer is read again.
  const [changed, setChanged] = useState<boolean>();
  const isOn = changed ?? viewer?.twoFactorEnabled ?? false;

  async function start(): Promise<void> {
    setError(undefined);
    try {
      const { data } = await begin();
      if (!data) throw new Error('The server gave no key.');
      setStep({ name: 'setup', secret: data.beginTwoFactor });
    } catch (cause) {
      setError(textOf(cause, { failed: t('failed') }));
    }
  }

  return (
    <Card
      title={t('title')}
      actions={<Badge tone={isOn ? 'success' : 'neutral'}>{t(isOn ? 'on' : 'off')}</Badge>}
    >
      {error && <Alert tone="danger">{error}</Alert>}
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
            <Button variant="primary" busy={loading} onClick={() => void start()}>
              {t(loading ? 'beginning' : 'begin')}
            </Button>
          )}
        </div>
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
