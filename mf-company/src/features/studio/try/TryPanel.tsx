import { usePermission, useTranslations } from '@hausgeist/shell-api';
import { FormSelect, FormTextArea, Parts, useAction, useStaffForm } from '@hausgeist/staff-kit';
import { Button, Card, InlineError } from '@hausgeist/ui';
import { useState } from 'react';
import { Controller } from 'react-hook-form';
import { readFragment } from '../../../gql/fragment-masking';
import { TrialResultFragmentDoc, TryQuestionDocument } from '../../../gql/graphql';
import { BuildingChoice } from '../../building-choice';
import { useCompanyId } from '../../company-scope';
import styles from '../Studio.module.css';
import { useDraft } from '../use-draft';
import { TestQuestions } from './TestQuestions';
import type { AskedQuestion } from './asked-question';
import { Trial } from './Trial';
import { trySchema, type TryValues } from './try-schema';

const TEXTS = 'studio.try';

interface TryPanelProps {
  /** What was asked last, so that it is asked again after the knowledge was mended. */
  last: TryValues | undefined;
  onAsked: (values: TryValues) => void;
}

/** Tries questions before tenants ask them, and keeps those that have to be answered. */
export function TryPanel(props: TryPanelProps) {
  const mayEdit = usePermission('settings.edit');
  const { draft, error } = useDraft();
  return (
    <Parts>
      {mayEdit && (draft !== undefined || Boolean(error)) && (
        <TryQuestion {...props} hasDraft={Boolean(draft)} />
      )}
      <TestQuestions />
    </Parts>
  );
}

function TryQuestion({ last, onAsked, hasDraft }: TryPanelProps & { hasDraft: boolean }) {
  const t = useTranslations(TEXTS);
  const companyId = useCompanyId();
  const [asked, setAsked] = useState<AskedQuestion>();
  const { run, isBusy, error } = useAction(TryQuestionDocument, { failed: t('failed') });
  const form = useStaffForm(
    trySchema,
    {
      ...(last ?? { question: '', role: 'TENANT', buildingIds: [] }),
      from: hasDraft ? 'draft' : 'live',
    },
    'trial',
  );

  async function ask(values: TryValues): Promise<void> {
    const { question, role, from, buildingIds } = values;
    onAsked(values);
    const ofDraft = from === 'draft' && hasDraft;
    const [buildingId] = buildingIds;
    const done = await run({ input: { companyId, question, role, ofDraft, buildingId } }, form);
    if (!done) return;
    const trial = readFragment(TrialResultFragmentDoc, done.tryQuestion.trial);
    setAsked({ question, role, trial });
  }

  return (
    <>
      <Card title={t('title')}>
        <form
          className={styles.form}
          noValidate
          onSubmit={(event) => void form.handleSubmit(ask)(event)}
        >
          <FormTextArea
            form={form}
            texts={TEXTS}
            name="question"
            rows={2}
            hint={t('questionHint')}
          />
          <div className={styles.fields}>
            <FormSelect
              form={form}
              name="from"
              texts={TEXTS}
              options={[
                { value: 'live', label: t('sources.live') },
                ...(hasDraft ? [{ value: 'draft', label: t('sources.draft') }] : []),
              ]}
            />
            <FormSelect
              form={form}
              name="role"
              texts={TEXTS}
              options={[
                { value: 'TENANT', label: t('roles.TENANT') },
                { value: 'OWNER', label: t('roles.OWNER') },
              ]}
            />
          </div>
          <Building form={form} />
          {error && <InlineError>{error}</InlineError>}
          <div>
            <Button type="submit" variant="primary" busy={isBusy}>
              {t('ask')}
            </Button>
          </div>
        </form>
      </Card>
      {asked && <Trial asked={asked} />}
    </>
  );
}

/** From where it is asked, for those who may see buildings. */
function Building({ form }: { form: ReturnType<typeof useStaffForm<TryValues>> }) {
  const t = useTranslations(TEXTS);
  const seesBuildings = usePermission('users.view');
  if (!seesBuildings) return null;
  return (
    <Controller
      control={form.control}
      name="buildingIds"
      render={({ field: { value, onChange } }) => (
        <BuildingChoice
          label={t('building')}
          hint={t('buildingHint')}
          chosen={value}
          onChoose={(ids) => onChange(ids.slice(-1))}
        />
      )}
    />
  );
}
