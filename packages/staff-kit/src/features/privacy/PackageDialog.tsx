import { useRest, useTranslations } from '@hausgeist/shell-api';
import { PasswordField } from '@hausgeist/ui';
import { useState } from 'react';
import * as z from 'zod/mini';
import { useErrorText } from '../../forms/use-error-text';
import { useStaffForm } from '../../forms/use-staff-form';
import { saveAnswer } from '../../requests/save-answer';
import { StaffFormDialog } from '../../ui/StaffFormDialog';
import { useRevealTexts } from '../../ui/use-reveal-texts';
import type { RequestRow } from './use-requests';

const schema = z.object({ password: z.string().check(z.minLength(1, 'passwordRequired')) });
type Values = z.infer<typeof schema>;

interface PackageDialogProps {
  request: RequestRow;
  onClose: () => void;
}

/** Asks for the viewer's password before everything about a person leaves the server. */
export function PackageDialog({ request, onClose }: PackageDialogProps) {
  const t = useTranslations('dataProtection.package');
  const errorText = useErrorText('dataProtection.package');
  const reveal = useRevealTexts();
  const rest = useRest();
  const form = useStaffForm<Values>(schema, { password: '' });
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<string>();

  async function fetchPackage({ password }: Values): Promise<void> {
    setIsBusy(true);
    setError(undefined);
    try {
      const answer = await rest(`/company/privacy-requests/${request.id}/package`, {
        ...{ method: 'POST', headers: { 'content-type': 'application/json' } },
        body: JSON.stringify({ password }),
      });
      if (answer.status === 400) {
        form.setError('password', { message: 'passwordWrong' }, { shouldFocus: true });
        return;
      }
      await saveAnswer(answer, 'daten.zip');
      onClose();
    } catch {
      setError(t('failed'));
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <StaffFormDialog
      title={t('title', { name: request.personName })}
      form={form}
      size="small"
      submitLabel={t('submit')}
      isBusy={isBusy}
      error={error}
      onSubmit={fetchPackage}
      onClose={onClose}
    >
      <p>{t('text')}</p>
      <PasswordField
        {...form.register('password')}
        {...reveal}
        label={t('password')}
        autoComplete="current-password"
        required
        error={errorText(form.formState.errors.password)}
      />
    </StaffFormDialog>
  );
}
