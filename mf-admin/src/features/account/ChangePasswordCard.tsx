import { useToast, useTranslations } from '@hausgeist/shell-api';
import { Alert, Button, Card, PasswordField } from '@hausgeist/ui';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { schemaResolver } from '../../forms/resolver';
import { firstBroken, MIN_ADMIN_PASSWORD } from '../../forms/rules';
import { placeFieldFailures } from '../../forms/server-errors';
import { useErrorText } from '../../forms/use-error-text';
import { ChangePasswordDocument } from '../../gql/graphql';
import { useAction } from '../../requests/use-action';
import styles from './Account.module.css';

const schema = z
  .object({ currentPassword: z.string(), newPassword: z.string(), confirmPassword: z.string() })
  .check(
    firstBroken([
      {
        holds: ({ currentPassword }) => currentPassword !== '',
        field: () => 'currentPassword',
        message: 'currentMissing',
      },
      {
        holds: ({ newPassword }) => newPassword.length >= MIN_ADMIN_PASSWORD,
        field: () => 'newPassword',
        message: 'newTooShort',
      },
      {
        holds: ({ newPassword, confirmPassword }) => newPassword === confirmPassword,
        field: () => 'confirmPassword',
        message: 'differ',
      },
    ]),
  );
type Values = z.infer<typeof schema>;

const EMPTY: Values = { currentPassword: '', newPassword: '', confirmPassword: '' };

interface ChangePasswordCardProps {
  /** Other sessions are over now. */
  onChanged: () => void;
}

/** Changes one's own password. */
export function ChangePasswordCard({ onChanged }: ChangePasswordCardProps) {
  const t = useTranslations('account.password');
  const common = useTranslations('common');
  const errorText = useErrorText('account.password');
  const toast = useToast();
  const [placed, setPlaced] = useState(false);
  const { run, busy, error } = useAction(ChangePasswordDocument, { failed: t('failed') });
  const form = useForm<Values>({ resolver: schemaResolver(schema), defaultValues: EMPTY });
  const { errors } = form.formState;
  const toggles = { showLabel: common('showCharacters'), hideLabel: common('hideCharacters') };

  async function change({ currentPassword, newPassword }: Values): Promise<void> {
    const result = await run({ input: { currentPassword, newPassword } });
    if (!result) return;
    if ('failure' in result) {
      setPlaced(placeFieldFailures(form, result.failure));
      return;
    }
    form.reset(EMPTY);
    toast(t('success'), 'success');
    onChanged();
  }

  return (
    <Card title={t('title')}>
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!busy) void form.handleSubmit(change)(event);
        }}
      >
        {error && !placed && <Alert tone="danger">{error}</Alert>}
        <PasswordField
          label={t('current')}
          autoComplete="current-password"
          error={errorText(errors.currentPassword)}
          {...toggles}
          {...form.register('currentPassword')}
        />
        <PasswordField
          label={t('new')}
          hint={t('hint')}
          autoComplete="new-password"
          error={errorText(errors.newPassword)}
          {...toggles}
          {...form.register('newPassword')}
        />
        <PasswordField
          label={t('confirm')}
          autoComplete="new-password"
          error={errorText(errors.confirmPassword)}
          {...toggles}
          {...form.register('confirmPassword')}
        />
        <Button type="submit" variant="primary" busy={busy}>
          {busy ? common('saving') : t('submit')}
        </Button>
      </form>
    </Card>
  );
}
