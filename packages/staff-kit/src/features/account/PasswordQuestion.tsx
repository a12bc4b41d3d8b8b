import { useTranslations } from '@hausgeist/shell-api';
import { PasswordField } from '@hausgeist/ui';
import type { UseFormReturn } from 'react-hook-form';
import * as z from 'zod/mini';
import { useErrorText } from '../../forms/use-error-text';
import { useStaffForm } from '../../forms/use-staff-form';
import { StaffFormDialog } from '../../ui/StaffFormDialog';
import { useRevealTexts } from '../../ui/use-reveal-texts';

const schema = z.object({ password: z.string().check(z.minLength(1, 'passwordRequired')) });
type Values = z.infer<typeof schema>;

interface PasswordQuestionProps {
  title: string;
  text: string;
  submitLabel: string;
  isBusy: boolean;
  error: string | undefined;
  onSubmit: (input: Values, form: UseFormReturn<Values>) => Promise<void>;
  onClose: () => void;
}

/** Asks for the viewer's password before something grave: the page may have been left open. */
export function PasswordQuestion({ text, onSubmit, ...dialog }: PasswordQuestionProps) {
  const t = useTranslations('account.twoFactor');
  const errorText = useErrorText('account.twoFactor');
  const reveal = useRevealTexts();
  const form = useStaffForm(schema, { password: '' });
  return (
    <StaffFormDialog
      {...dialog}
      form={form}
      size="small"
      onSubmit={(input) => onSubmit(input, form)}
    >
      <p>{text}</p>
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
