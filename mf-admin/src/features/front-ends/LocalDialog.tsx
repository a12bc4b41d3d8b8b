import { useTranslations } from '@hausgeist/shell-api';
import {
  FormTextField,
  required,
  StaffFormDialog,
  useAction,
  useStaffForm,
} from '@hausgeist/staff-kit';
import * as z from 'zod/mini';
import { type FrontEndCardFragment, OpenLocalFrontEndDocument } from '../../gql/graphql';
import styles from './FrontEnds.module.css';

const schema = z.object({ origin: required('originMissing') });
type Values = z.infer<typeof schema>;

interface LocalDialogProps {
  frontEnd: FrontEndCardFragment;
  onClose: () => void;
}

/** Asks where a front end is served on the person's own machine, and opens its page with it. */
export function LocalDialog({ frontEnd, onClose }: LocalDialogProps) {
  const t = useTranslations('frontEnds.openLocal');
  const { name, routes } = frontEnd;
  const { run, isBusy, error } = useAction(OpenLocalFrontEndDocument, { failed: t('failed') });
  const form = useStaffForm(schema, { origin: 'http://localhost:3002' }, 'console local front end');

  async function open({ origin }: Values): Promise<void> {
    if (!(await run({ input: { name, origin } }, form))) return;
    // A page that is open goes on with what it has.
    window.location.assign((routes[0] ?? '/').replace(/\/\*$/, '') || '/');
  }

  const field = { form, texts: 'frontEnds.openLocal', required: false } as const;
  return (
    <StaffFormDialog
      form={form}
      title={t('title', { name })}
      size="small"
      submitLabel={t('submit')}
      isBusy={isBusy}
      error={error}
      onSubmit={open}
      onClose={onClose}
    >
      <p className={styles.explanation}>{t('explanation')}</p>
      <FormTextField
        {...field}
        name="origin"
        hint={t('originHint')}
        inputMode="url"
        spellCheck={false}
      />
    </StaffFormDialog>
  );
}
