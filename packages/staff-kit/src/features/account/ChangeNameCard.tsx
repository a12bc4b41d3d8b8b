import { useSession, useToast, useTranslations } from '@hausgeist/shell-api';
import { Alert, Button, Card } from '@hausgeist/ui';
import * as z from 'zod/mini';
import { required } from '../../forms/rules';
import { useStaffForm } from '../../forms/use-staff-form';
import { ChangeMyNameDocument } from '../../gql/graphql';
import { useAction } from '../../requests/use-action';
import { FieldPair } from '../../ui/FieldPair';
import { FormTextField } from '../../ui/FormFields';
import styles from './Account.module.css';

const schema = z.object({
  firstName: required('firstNameRequired'),
  lastName: required('lastNameRequired'),
});

/** Changes what the viewer is called; their other pages are told by the server. */
export function ChangeNameCard() {
  const t = useTranslations('account.name');
  const toast = useToast();
  const { viewer } = useSession();
  const { firstName = '', lastName = '' } = viewer?.companyUser ?? viewer?.admin ?? {};
  const form = useStaffForm(schema, { firstName, lastName }, 'own-name');
  const { run, isBusy, error } = useAction(ChangeMyNameDocument, {
    failed: t('failed'),
    rereads: 'active',
  });
  const submit = form.handleSubmit(async (input) => {
    if (!(await run({ input }, form))) return;
    form.reset(input);
    toast(t('done'), 'success');
  });
  const field = { form, texts: 'account.name' } as const;

  return (
    <Card title={t('title')}>
      {error && <Alert tone="danger">{error}</Alert>}
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!isBusy) void submit(event);
        }}
      >
        <FieldPair>
          <FormTextField {...field} name="firstName" autoComplete="given-name" />
          <FormTextField {...field} name="lastName" autoComplete="family-name" />
        </FieldPair>
        <Button type="submit" variant="primary" busy={isBusy} className={styles.start}>
          {isBusy ? t('submitting') : t('submit')}
        </Button>
      </form>
    </Card>
  );
}
