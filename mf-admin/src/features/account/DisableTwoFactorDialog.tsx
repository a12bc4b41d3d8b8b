import { useToast, useTranslations } from '@hausgeist/shell-api';
import { FormDialog, PasswordField } from '@hausgeist/ui';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { schemaResolver } from '../../forms/resolver';
import { placeFieldFailures } from '../../forms/server-errors';
import { useErrorText } from '../../forms/use-error-text';
import { DisableTwoFactorDocument } from '../../gql/graphql';
import { useAction } from '../../requests/use-action';
import { useDialogTexts } from '../../ui/use-dialog-texts';

const schema = z.object({ password: z.string().check(z.minLength(1, 'passwordMissing')) });
type Values = z.infer<typeof schema>;

interface DisableTwoFactorDialogProps {
  onDisabled: () => void;
  onClose: () => void;
}

/** Turns the second factor off, for who knows the password. */
export function DisableTwoFactorDialog({ onDisabled, onClose }: DisableTwoFactorDialogProps) {
  const t = useTranslations('account.twoFactor');
  const common = useTranslations('common');
  const errorText = useErrorText('account.twoFactor');
  const toast = useToast();
  const { run, busy, error } = useAction(DisableTwoFactorDocument, { failed: t('disableFailed') });
  const form = useForm<Values>({
    resolver: schemaResolver(schema),
    defaultValues: { password: '' },
  });
  const { errors } = form.formState;

  async function disable(input: Values): Promise<void> {
    const result = await run({ input });
    if (!result) return;
    if ('failure' in result) {
      placeFieldFailures(form, result.failure);
      return;
    }
    toast(t('disabledToast'), 'success');
    onDisabled();
    onClose();
  }

  return (
    <FormDialog
      {...useDialogTexts()}
      title={t('disableTitle')}
      size="small"
      submitLabel={t('disable')}
      busy={busy}
      error={errors.password ? undefined : error}
      onSubmit={(event) => void form.handleSubmit(disable)(event)}
      onClose={onClose}
    >
      <p>{t('disableText')}</p>
      <PasswordField
        label={t('passwordLabel')}
        autoComplete="current-password"
        showLabel={common('showCharacters')}
        hideLabel={common('hideCharacters')}
        error={errorText(errors.password)}
        {...form.register('password')}
      />
    </FormDialog>
  );
}
