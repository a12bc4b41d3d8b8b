import { useTranslations } from '@hausgeist/shell-api';
import { FormDialog, PasswordField } from '@hausgeist/ui';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { schemaResolver } from '../../forms/resolver';
import { placeFieldFailures } from '../../forms/server-errors';
import { useErrorText } from '../../forms/use-error-text';
import { BeginTwoFactorDocument } from '../../gql/graphql';
import { useAction } from '../../requests/use-action';
import { useDialogTexts } from '../../ui/use-dialog-texts';

const schema = z.object({ password: z.string().check(z.minLength(1, 'passwordMissing')) });
type Values = z.infer<typeof schema>;

interface BeginTwoFactorDialogProps {
  onBegun: (factor: { secret: string; qrCode: string }) => void;
  onClose: () => void;
}

/** Asks for the password before a second factor is set up: the page may have been left open. */
export function BeginTwoFactorDialog({ onBegun, onClose }: BeginTwoFactorDialogProps) {
  const t = useTranslations('account.twoFactor');
  const common = useTranslations('common');
  const errorText = useErrorText('account.twoFactor');
  const { run, busy, error } = useAction(BeginTwoFactorDocument, { failed: t('beginFailed') });
  const form = useForm<Values>({
    resolver: schemaResolver(schema),
    defaultValues: { password: '' },
  });
  const { errors } = form.formState;

  async function begin(input: Values): Promise<void> {
    const result = await run({ input });
    if (!result) return;
    if ('failure' in result) placeFieldFailures(form, result.failure);
    else onBegun(result.data.beginTwoFactor);
  }

  return (
    <FormDialog
      {...useDialogTexts()}
      title={t('setUpTitle')}
      size="small"
      submitLabel={t('continue')}
      busy={busy}
      error={errors.password ? undefined : error}
      onSubmit={(event) => void form.handleSubmit(begin)(event)}
      onClose={onClose}
    >
      <p>{t('passwordFirst')}</p>
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
