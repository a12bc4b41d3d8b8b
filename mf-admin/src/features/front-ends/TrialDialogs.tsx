import { useTranslations } from '@hausgeist/shell-api';
import {
  FormTextField,
  MutationDialog,
  StaffFormDialog,
  useAction,
  useStaffForm,
} from '@hausgeist/staff-kit';
import * as z from 'zod/mini';
import {
  EndReleaseTrialDocument,
  type FrontEndCardFragment,
  FrontEndsDocument,
  TryReleaseDocument,
} from '../../gql/graphql';
import styles from './FrontEnds.module.css';

interface DialogProps {
  frontEnd: FrontEndCardFragment;
  onClose: () => void;
}

const rereads = [FrontEndsDocument];

const schema = z.object({
  percent: z.string().check(z.regex(/^\s*\d{1,2}\s*$/, 'percentWrong')),
  companies: z.string(),
});
type Values = z.infer<typeof schema>;

const namesIn = (text: string) => text.split(/[\s,;]+/).filter(Boolean);

/** Asks who is to try a version, or to go on trying it. */
export function TryDialog({ frontEnd, version, onClose }: DialogProps & { version: string }) {
  const t = useTranslations('frontEnds.try');
  const { name, trial } = frontEnd;
  const { run, isBusy, error } = useAction(TryReleaseDocument, {
    failed: t('failed'),
    done: t('done', { name, version }),
    rereads,
  });
  const form = useStaffForm(
    schema,
    {
      percent: String(trial?.percent ?? 10),
      companies: trial?.companies.join(', ') ?? '',
    },
    'console release trial',
  );

  async function begin({ percent, companies }: Values): Promise<void> {
    const input = { name, version, percent: Number(percent), companies: namesIn(companies) };
    if (await run({ input }, form)) onClose();
  }

  const field = { form, texts: 'frontEnds.try', required: false } as const;
  return (
    <StaffFormDialog
      form={form}
      title={t('title', { version })}
      size="small"
      submitLabel={trial ? t('change') : t('open')}
      isBusy={isBusy}
      error={error}
      onSubmit={begin}
      onClose={onClose}
    >
      <p className={styles.explanation}>{t('explanation')}</p>
      <FormTextField {...field} name="percent" inputMode="numeric" />
      <FormTextField {...field} name="companies" hint={t('companiesHint')} spellCheck={false} />
    </StaffFormDialog>
  );
}

/** Asks before all visitors get the active version again. */
export function EndTrialDialog({ frontEnd, onClose }: DialogProps) {
  const t = useTranslations('frontEnds.endTrial');
  const { name, activeVersion, trial } = frontEnd;
  return (
    <MutationDialog
      mutation={EndReleaseTrialDocument}
      variables={{ input: { name } }}
      rereads={rereads}
      title={t('title')}
      text={t('question', { left: trial?.version ?? '', version: activeVersion ?? '' })}
      tone="primary"
      confirm={t('open')}
      done={t('done', { name })}
      failures={{ failed: t('failed') }}
      onClose={onClose}
    />
  );
}
