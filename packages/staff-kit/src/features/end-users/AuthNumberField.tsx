import { useTranslations } from '@hausgeist/shell-api';
import { Button, RetryIcon, TextField } from '@hausgeist/ui';
import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { FormTextField } from '../../ui/FormFields';
import type { EndUserRow } from './end-user-lists';
import type { EndUserValues } from './end-user-schema';
import { randomAuthNumber } from './random-auth-number';
import { RenewNumberDialog } from './RenewNumberDialog';
import styles from './EndUsers.module.css';

interface AuthNumberFieldProps {
  form: UseFormReturn<EndUserValues>;
  /** Whose number is renewed rather than typed. */
  renewsFor?: EndUserRow | undefined;
}

/** The number that an end user signs in to the chat with. */
export function AuthNumberField({ form, renewsFor }: AuthNumberFieldProps) {
  const t = useTranslations('endUsers');
  const [isRenewing, setIsRenewing] = useState(false);
  const [renewed, setRenewed] = useState<string>();
  if (renewsFor) {
    return (
      <div className={styles.number}>
        <TextField
          label={t('form.authNumber')}
          hint={t('form.authNumberHint')}
          value={renewed ?? renewsFor.authNumber ?? ''}
          readOnly
        />
        <Button onClick={() => setIsRenewing(true)}>{t('renew.action')}</Button>
        {isRenewing && (
          <RenewNumberDialog
            endUser={renewsFor}
            onRenewed={setRenewed}
            onClose={() => setIsRenewing(false)}
          />
        )}
      </div>
    );
  }
  const draw = () =>
    form.setValue('authNumber', randomAuthNumber(), { shouldDirty: true, shouldValidate: true });
  return (
    <div className={styles.number}>
      <FormTextField
        form={form}
        texts="endUsers.form"
        name="authNumber"
        hint={t('form.authNumberHint')}
        inputMode="numeric"
        maxLength={6}
      />
      <Button icon={<RetryIcon size={18} />} onClick={draw}>
        {t('form.newNumber')}
      </Button>
    </div>
  );
}
