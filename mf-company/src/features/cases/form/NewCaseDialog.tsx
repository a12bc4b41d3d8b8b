import { useNavigate, usePermission, useToast, useTranslations } from '@hausgeist/shell-api';
import { StaffFormDialog, useAction, useStaffForm } from '@hausgeist/staff-kit';
import { Checkbox } from '@hausgeist/ui';
import { useState } from 'react';
import { useCompanyId } from '../../company-scope';
import { pathOf } from '../case-lists';
import { readFragment } from '../gql/fragment-masking';
import { CaseRowFragmentDoc, CreateCaseDocument } from '../gql/graphql';
import { CaseFields } from './CaseFields';
import { caseSchema, startValues, toInput, type CaseValues } from './case-schema';
import { type CaseMatter, MatterChoice } from './MatterChoice';
import { PersonPicker } from './PersonPicker';

/** What is known of a case from a conversation. */
export interface CaseSource {
  conversationId: string;
  /** What the tenant wrote about; one case is made of each. */
  matters: readonly CaseMatter[];
  /** What holds for all of them. */
  values: Partial<CaseValues>;
  /** What was sent in it and can go along. */
  files: readonly { id: string; originalName: string }[];
}

interface NewCaseDialogProps {
  source?: CaseSource;
  /** The tenant or owner whom the case is for, and where they live. */
  person?: { id: string; place: string };
  /** The call, visit or letter of that person that it is made of. */
  note?: { id: string; text: string };
  onClose: () => void;
}

/** What a matter fills in. */
const OF_MATTER = ['title', 'description', 'category', 'urgency'] as const;

/** What a note fills in: its first line is the title. */
const ofNote = ({ text }: { text: string }) => ({
  title: (text.split('\n', 1)[0] ?? '').slice(0, 200),
  description: text,
});

/** Makes a case, by itself, from a conversation or a noted call, and opens it; where there is more to make, the next is offered. */
export function NewCaseDialog({ source, person, note, onClose }: NewCaseDialogProps) {
  const t = useTranslations('cases.form');
  const toast = useToast();
  const navigate = useNavigate();
  const companyId = useCompanyId();
  const mayChoosePerson = usePermission('users.view') && !source && !person;
  const [endUserId, setEndUserId] = useState(person?.id);
  const [left, setLeft] = useState<readonly string[]>([]);
  const place = `new-case ${source?.conversationId ?? note?.id ?? person?.id ?? ''}`;
  const [matters, setMatters] = useState(source?.matters ?? []);
  const [hasSeveral] = useState(matters.length > 1);
  const [chosen, setChosen] = useState(matters[0]);
  const known = source?.values ?? { place: person?.place ?? '', ...(note ? ofNote(note) : {}) };
  const valuesFor = (matter: CaseMatter | undefined): CaseValues => {
    // What is stored is searched: its spaces are those that people type.
    const home = known.place?.replaceAll('\u00A0', ' ') ?? '';
    return startValues({ ...known, ...matter, place: home });
  };
  const form = useStaffForm(caseSchema, valuesFor(chosen), place);
  function choose(matter: CaseMatter | undefined): void {
    setChosen(matter);
    const values = valuesFor(matter);
    for (const name of OF_MATTER) form.resetField(name, { defaultValue: values[name] });
  }
  const { run, isBusy, error } = useAction(CreateCaseDocument, {
    failed: t('failed'),
    rereads: 'active',
  });

  async function submit(values: CaseValues): Promise<void> {
    const files = source?.files.filter(({ id }) => !left.includes(id)) ?? [];
    const done = await run(
      {
        input: {
          ...{ companyId, endUserId, ...toInput(values) },
          ...{ conversationId: source?.conversationId, contactNoteId: note?.id },
          attachmentIds: files.map(({ id }) => id),
        },
      },
      form,
    );
    if (!done) return;
    const { id, number } = readFragment(CaseRowFragmentDoc, done.createCase.case);
    const next = matters.filter((one) => one !== chosen);
    if (next.length === 0) {
      toast(t('added', { number }), 'success');
      onClose();
      void navigate(pathOf(id));
      return;
    }
    toast(t('added', { number }), 'success', {
      label: t('openAdded'),
      onPress: () => void navigate(pathOf(id)),
    });
    setMatters(next);
    setChosen(next[0]);
    form.reset(valuesFor(next[0]));
    // They are with the case that was just made.
    setLeft(source?.files.map((file) => file.id) ?? []);
  }

  return (
    <StaffFormDialog
      form={form}
      size="large"
      title={t('addTitle')}
      submitLabel={t('add')}
      isBusy={isBusy}
      error={error}
      onSubmit={submit}
      onClose={onClose}
    >
      {mayChoosePerson && <PersonPicker onChange={setEndUserId} />}
      {hasSeveral && <MatterChoice matters={matters} chosen={chosen} onChoose={choose} />}
      <CaseFields form={form} hasPerson={source !== undefined || endUserId !== undefined}>
        {source && source.files.length > 0 && (
          <fieldset>
            <legend>{t('files')}</legend>
            {source.files.map(({ id, originalName }) => (
              <Checkbox
                key={id}
                label={originalName}
                checked={!left.includes(id)}
                onChange={({ target }) =>
                  setLeft(target.checked ? left.filter((one) => one !== id) : [...left, id])
                }
              />
            ))}
          </fieldset>
        )}
      </CaseFields>
    </StaffFormDialog>
  );
}
