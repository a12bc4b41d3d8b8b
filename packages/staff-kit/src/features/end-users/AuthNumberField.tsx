import { skipToken, useQuery, useTranslations } from '@hausgeist/shell-api';
import { Button, RetryIcon, TextField } from '@hausgeist/ui';
import { useEffect, useState } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { NumberDigitsDocument } from '../../gql/graphql';
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
  /** Whether the person is about to be added, with a number that is drawn. */
  isNew: boolean;
  /** Whether the company is chosen in the form. */
  asksCompany: boolean;
}

const USUAL_DIGITS = 6;
const MOST_DIGITS = 10;

/** How long numbers are at the company; a number that was drawn before that was known is drawn anew. */
function useNumberDigits(
  form: UseFormReturn<EndUserValues>,
  { isNew, asksCompany }: Pick<AuthNumberFieldProps, 'isNew' | 'asksCompany'>,
): number {
  const companyId = useWatch({ control: form.control, name: 'companyId' });
  const isUnknown = asksCompany && !companyId;
  const { data } = useQuery(
    NumberDigitsDocument,
    isUnknown ? skipToken : { variables: { companyId: companyId || null } },
  );
  const digits = data?.chatAccess.digits ?? USUAL_DIGITS;
  useEffect(() => {
    if (isNew && form.getValues('authNumber').length !== digits) {
      form.setValue('authNumber', randomAuthNumber(digits));
    }
  }, [form, digits, isNew]);
  return digits;
}

/** The number that an end user signs in to the chat with. */
export function AuthNumberField({ form, renewsFor, ...digitsOf }: AuthNumberFieldProps) {
  const t = useTranslations('endUsers');
  const [isRenewing, setIsRenewing] = useState(false);
  const [renewed, setRenewed] = useState<string>();
  const digits = useNumberDigits(form, digitsOf);
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
    form.setValue('authNumber', randomAuthNumber(digits), {
      shouldDirty: true,
      shouldValidate: true,
    });
  return (
    <div className={styles.number}>
      <FormTextField
        form={form}
        texts="endUsers.form"
        name="authNumber"
        hint={t('form.authNumberHint')}
        inputMode="numeric"
        maxLength={MOST_DIGITS}
      />
      <Button icon={<RetryIcon size={18} />} onClick={draw}>
        {t('form.newNumber')}
      </Button>
    </div>
  );
}
