import { useApolloClient, usePermission, useTranslations } from '@hausgeist/shell-api';
import {
  DeleteAction,
  EditAction,
  LineShapes,
  MutationDialog,
  Waiting,
} from '@hausgeist/staff-kit';
import { Dialog } from '@hausgeist/ui';
import { useState } from 'react';
import { DeleteConversationLabelDocument, InboxLabelsDocument } from '../gql/graphql';
import { Label } from '../list/Label';
import { MOST_COUNTED } from '../list/use-count-text';
import styles from '../work/Dialogs.module.css';
import { EditLabelDialog } from './EditLabelDialog';
import { NewLabel, useNewLabel } from './NewLabel';
import { type LabelUses, useCountUses } from './use-label-uses';
import { type CompanyLabel, useLabels } from './use-labels';

type Asked =
  | { kind: 'edit'; label: CompanyLabel }
  | { kind: 'delete'; label: CompanyLabel; uses: LabelUses | undefined };

interface DeleteLabelDialogProps {
  label: CompanyLabel;
  uses: LabelUses | undefined;
  onClose: () => void;
}

/** Asks before a label is taken off all conversations, and says off how many. */
function DeleteLabelDialog({ label: { id, name }, uses, onClose }: DeleteLabelDialogProps) {
  const t = useTranslations('inbox.labels');
  const { cache } = useApolloClient();
  const carriers = (): string[] => {
    if (!uses) return [t('usesUnknown'), t('conversationsStay')];
    const { count, archived } = uses;
    if (count === 0) return [t('uses', { count })];
    return [
      count >= MOST_COUNTED ? t('usesMany', { count }) : t('uses', { count }),
      ...(archived > 0 ? [t('usesArchived', { archived })] : []),
      t('conversationsStay'),
    ];
  };
  return (
    <MutationDialog
      mutation={DeleteConversationLabelDocument}
      variables={{ input: { id } }}
      rereads={[InboxLabelsDocument]}
      title={t('deleteTitle', { name })}
      text={carriers().join('\n')}
      done={t('deleted', { name })}
      failures={{ failed: t('deleteFailed') }}
      // It is on no conversation any more, wherever those are shown.
      onDone={() => cache.evict({ id: `ConversationLabel:${id}` })}
      onClose={onClose}
    />
  );
}

/** The labels of the company: added, renamed, recoloured and deleted. */
export function ManageLabelsDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('inbox.labels');
  const work = useTranslations('inbox.work');
  const common = useTranslations('common');
  const labels = useLabels();
  const mayDelete = usePermission('conversations.archive');
  const countUses = useCountUses();
  const fresh = useNewLabel();
  const [asked, setAsked] = useState<Asked>();
  const [counted, setCounted] = useState<string>();
  async function askDelete(label: CompanyLabel): Promise<void> {
    setCounted(label.id);
    const uses = await countUses(label.id);
    setCounted(undefined);
    setAsked({ kind: 'delete', label, uses });
  }
  const forget = () => setAsked(undefined);
  return (
    <>
      <Dialog title={t('title')} size="small" closeLabel={common('close')} onClose={onClose}>
        {!labels && <Waiting label={common('loading')} shape={<LineShapes count={4} />} />}
        {labels?.length === 0 && <p>{work('noLabels')}</p>}
        {labels && labels.length > 0 && (
          <ul className={styles.managed}>
            {labels.map((label) => (
              <li key={label.id} className={styles.managedLabel}>
                <Label label={label} />
                <span className={styles.managedActions}>
                  <EditAction
                    subject={label.name}
                    onClick={() => setAsked({ kind: 'edit', label })}
                  />
                  {mayDelete && (
                    <DeleteAction
                      subject={label.name}
                      busy={counted === label.id}
                      onClick={() => void askDelete(label)}
                    />
                  )}
                </span>
              </li>
            ))}
          </ul>
        )}
        <NewLabel label={fresh} />
      </Dialog>
      {asked?.kind === 'edit' && <EditLabelDialog label={asked.label} onClose={forget} />}
      {asked?.kind === 'delete' && (
        <DeleteLabelDialog label={asked.label} uses={asked.uses} onClose={forget} />
      )}
    </>
  );
}
