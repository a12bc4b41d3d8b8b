import { useNavigate, usePermission, useToast, useTranslations } from '@hausgeist/shell-api';
import {
  FieldPair,
  FormSelect,
  FormTextArea,
  FormTextField,
  StaffFormDialog,
  useAction,
  useStaffForm,
} from '@hausgeist/staff-kit';
import { Alert } from '@hausgeist/ui';
import { Markdown } from '@hausgeist/ui/markdown';
import { Controller, useWatch } from 'react-hook-form';
import { readFragment } from '../../gql/fragment-masking';
import {
  AddAnswerToDraftDocument,
  AddDraftUseCaseDocument,
  ChangeDraftUseCaseDocument,
  DraftRowFragmentDoc,
  type DraftRowFragment,
} from '../../gql/graphql';
import { BuildingChoice } from '../building-choice';
import { useCompanyId } from '../company-scope';
import { draftSchema, type UseCaseValues } from './studio-schema';
import styles from './Studio.module.css';
import { withoutGreeting } from './without-greeting';

const TEXTS = 'studio.editor';
/** Longest wording, in characters. */
const MAX_WORDING = 300;

const AUDIENCES = ['ALL', 'TENANTS', 'OWNERS'] as const;

interface UseCaseEditorProps {
  /** The use case of the draft; a new one if missing. */
  useCase?: DraftRowFragment | undefined;
  /** Questions of tenants that a new one answers, and wordings that it takes from them. */
  question?: { ids: readonly string[]; texts: readonly string[] };
  /** What a colleague answered, which a new one keeps. */
  answer?: { messageId: string; text: string; question: string };
  /** The draft's page is told the id of what is new; elsewhere there is a way to publishing instead. */
  onSaved?: (addedId: string | undefined) => void;
  onClose: () => void;
}

/** How saving is called, and what is said when it is done; from elsewhere with the way to publishing. */
function useSaving({ answer, onSaved }: UseCaseEditorProps) {
  const t = useTranslations(TEXTS);
  const toast = useToast();
  const navigate = useNavigate();
  const mayPublish = usePermission('settings.edit');
  if (!mayPublish && answer) {
    return { label: t('propose'), tellDone: () => toast(t('proposed'), 'success') };
  }
  const review = {
    label: t('review'),
    onPress: () => void navigate('/company/dashboard/knowledge?tab=draft&view=review'),
  };
  const tellDone = () => toast(t('saved'), 'success', onSaved ? undefined : review);
  return { label: t('save'), tellDone };
}

/** Writes a use case of the draft, with a preview of what tenants see. */
export function UseCaseEditor(props: UseCaseEditorProps) {
  const { useCase, question, answer, onSaved, onClose } = props;
  const t = useTranslations(TEXTS);
  const saving = useSaving(props);
  const companyId = useCompanyId();
  const options = { failed: t('failed'), rereads: 'active' as const };
  const adding = useAction(AddDraftUseCaseDocument, options);
  const keeping = useAction(AddAnswerToDraftDocument, options);
  const changing = useAction(ChangeDraftUseCaseDocument, options);
  const form = useStaffForm(
    draftSchema,
    {
      title: useCase?.title ?? '',
      text: useCase?.text ?? withoutGreeting(answer?.text ?? ''),
      validFrom: useCase?.validFrom ?? '',
      validUntil: useCase?.validUntil ?? '',
      audience: useCase?.audience ?? 'ALL',
      buildingIds: [...(useCase?.buildingIds ?? [])],
    },
    `use case ${useCase?.id ?? question?.ids[0] ?? answer?.messageId ?? 'new'}`,
  );

  const texts = question?.texts ?? (answer?.question ? [answer.question] : []);
  const wordings = texts.map((text) => text.slice(0, MAX_WORDING));

  async function submit({ validFrom, validUntil, ...values }: UseCaseValues): Promise<void> {
    const days = { validFrom: validFrom || null, validUntil: validUntil || null };
    const input = { ...values, ...days };
    const answered = wordings.length > 0 ? { wordings } : {};
    const comesWith = question ? { wordings, questionIds: [...question.ids] } : {};
    const done = useCase
      ? await changing.run(
          { input: { ...input, id: useCase.id, revision: useCase.revision } },
          form,
        )
      : answer
        ? await keeping.run({ input: { ...input, ...answered, messageId: answer.messageId } }, form)
        : await adding.run({ input: { ...input, ...comesWith, companyId } }, form);
    if (!done) return;
    saving.tellDone();
    const added = 'addDraftUseCase' in done ? done.addDraftUseCase.useCase : undefined;
    onSaved?.(readFragment(DraftRowFragmentDoc, added)?.id);
    onClose();
  }

  const isConflict = changing.failure?.code === 'CONFLICT';
  return (
    <StaffFormDialog
      form={form}
      size="medium"
      title={t(useCase ? 'editTitle' : 'addTitle')}
      submitLabel={saving.label}
      isBusy={adding.isBusy || keeping.isBusy || changing.isBusy}
      error={adding.error ?? keeping.error ?? changing.error}
      onSubmit={submit}
      onClose={onClose}
    >
      {isConflict && <Alert tone="warning">{t('conflict')}</Alert>}
      {answer && <Alert>{t('answerHint')}</Alert>}
      {wordings.map((text) => (
        <p key={text} className={styles.note}>
          {t('wordings', { text })}
        </p>
      ))}
      <FormTextField form={form} name="title" texts={TEXTS} hint={t('titleHint')} />
      <FormTextArea form={form} texts={TEXTS} name="text" rows={8} hint={t('textHint')} />
      <FieldPair>
        <FormTextField form={form} name="validFrom" texts={TEXTS} type="date" required={false} />
        <FormTextField form={form} name="validUntil" texts={TEXTS} type="date" required={false} />
      </FieldPair>
      <FormSelect
        form={form}
        name="audience"
        texts={TEXTS}
        options={AUDIENCES.map((value) => ({ value, label: t(`audiences.${value}`) }))}
      />
      <Buildings form={form} />
      <Preview form={form} />
    </StaffFormDialog>
  );
}

type Form = ReturnType<typeof useStaffForm<UseCaseValues>>;

/** Whose knowledge it is; those who may not see buildings leave that as it is. */
function Buildings({ form }: { form: Form }) {
  const t = useTranslations(TEXTS);
  const seesBuildings = usePermission('users.view');
  if (!seesBuildings) return null;
  return (
    <Controller
      control={form.control}
      name="buildingIds"
      render={({ field: { value, onChange } }) => (
        <BuildingChoice
          label={t('buildings')}
          hint={t('buildingsHint')}
          chosen={value}
          onChoose={onChange}
        />
      )}
    />
  );
}

function Preview({ form }: { form: Form }) {
  const t = useTranslations(TEXTS);
  const text = useWatch({ control: form.control, name: 'text' });
  if (text.trim() === '') return null;
  return (
    <section aria-label={t('preview')} className={styles.preview}>
      <p className={styles.note}>{t('preview')}</p>
      <Markdown text={text} sources={[]} describeSource={({ title }) => title} />
    </section>
  );
}
