import { useSession, useTranslations } from '@hausgeist/shell-api';
import { Alert, Button, Card, PasswordField } from '@hausgeist/ui';
import { useMemo, useState } from 'react';
import { useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { useErrorText } from '../../forms/use-error-text';
import { useStaffForm } from '../../forms/use-staff-form';
import { ChangePasswordDocument } from '../../gql/graphql';
import { useAction } from '../../requests/use-action';
import { useRevealTexts } from '../../ui/use-reveal-texts';
import {
  isStrong,
  PasswordMatch,
  PasswordMeter,
  PasswordStrength,
  useJudgement,
} from '../passwords';
import styles from './Account.module.css';

/** What a new password must have: five rules with these special characters, or a length alone. */
export type PasswordDemand = { specials: string } | { minLength: number };

const isGoodEnough = (password: string, demand: PasswordDemand) =>
  'specials' in demand ? isStrong(password, demand.specials) : password.length >= demand.minLength;

const makeSchema = (demand: PasswordDemand) =>
  z
    .object({
      currentPassword: z.string().check(z.minLength(1, 'currentRequired')),
      newPassword: z.string().check(
        z.minLength(1, 'newRequired'),
        z.refine(
          (password) => isGoodEnough(password, demand),
          'specials' in demand ? 'tooWeak' : 'tooShort',
        ),
      ),
      confirmPassword: z.string().check(z.minLength(1, 'confirmRequired')),
    })
    .check(
      z.refine(({ newPassword, confirmPassword }) => newPassword === confirmPassword, {
        error: 'differ',
        path: ['confirmPassword'],
      }),
    );

/** Where the server has its own rules. */
const ANYTHING: PasswordDemand = { minLength: 1 };

const EMPTY = { currentPassword: '', newPassword: '', confirmPassword: '' };

/** Changes the viewer's password; says so where an administrator has chosen the present one. */
export function ChangePasswordCard({ demand }: { demand: PasswordDemand }) {
  const t = useTranslations('account.password');
  const about = useTranslations('account');
  const errorText = useErrorText('account.password');
  const reveal = useRevealTexts();
  const { viewer } = useSession();
  const [isDone, setIsDone] = useState(false);
  const [isLong, setIsLong] = useState(false);
  const asked = isLong && 'specials' in demand ? ANYTHING : demand;
  const schema = useMemo(() => makeSchema(asked), [asked]);
  const form = useStaffForm(schema, EMPTY);
  const { run, isBusy, error } = useAction(ChangePasswordDocument, {
    failed: t('failed'),
    rereads: 'active',
  });
  const { errors } = form.formState;
  const { newPassword = '', confirmPassword = '' } = useWatch({ control: form.control });
  const { companyUser, admin } = viewer ?? {};
  const judgement = useJudgement({
    audience: companyUser ? 'COMPANY' : 'ADMIN',
    password: newPassword,
  });
  // No rules of ours where the server goes by length alone: it says what is missing.
  if (judgement && isLong === judgement.needsMixture) setIsLong(!judgement.needsMixture);
  const isTemporary = companyUser?.passwordIsTemporary === true && !isDone;

  const submit = form.handleSubmit(async (values) => {
    setIsDone(false);
    const input = { currentPassword: values.currentPassword, newPassword: values.newPassword };
    if (!(await run({ input }, form))) return;
    form.reset(EMPTY);
    setIsDone(true);
  });

  return (
    <Card title={t('title')}>
      {isTemporary && (
        <Alert tone="warning">{about(companyUser.passwordChangeIsDue ? 'due' : 'temporary')}</Alert>
      )}
      {isDone && <Alert tone="success">{t('done')}</Alert>}
      {error && <Alert tone="danger">{error}</Alert>}
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!isBusy) void submit(event);
        }}
      >
        {/* Tells password managers whose password this is. */}
        <input
          type="hidden"
          autoComplete="username"
          value={companyUser?.email ?? admin?.email ?? ''}
          readOnly
        />
        <PasswordField
          {...form.register('currentPassword')}
          {...reveal}
          label={t('current')}
          autoComplete="current-password"
          required
          error={errorText(errors.currentPassword)}
        />
        <PasswordField
          {...form.register('newPassword')}
          {...reveal}
          label={t('new')}
          hint={
            'minLength' in demand
              ? t('hint', { count: judgement?.minLength ?? demand.minLength })
              : undefined
          }
          autoComplete="new-password"
          required
          error={errorText(errors.newPassword)}
        />
        {'specials' in demand ? (
          <PasswordStrength {...{ password: newPassword, judgement }} specials={demand.specials} />
        ) : (
          <PasswordMeter password={newPassword} judgement={judgement} />
        )}
        <PasswordField
          {...form.register('confirmPassword')}
          {...reveal}
          label={t('confirm')}
          autoComplete="new-password"
          required
          error={errorText(errors.confirmPassword)}
        />
        <PasswordMatch password={newPassword} confirmation={confirmPassword} />
        <Button type="submit" variant="primary" busy={isBusy} className={styles.start}>
          {isBusy ? t('submitting') : t('submit')}
        </Button>
      </form>
    </Card>
  );
}
