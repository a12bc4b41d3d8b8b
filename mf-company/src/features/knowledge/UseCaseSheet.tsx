import { usePermission, useTranslations } from '@hausgeist/shell-api';
import { LineShapes, Sheet, useListQuery } from '@hausgeist/staff-kit';
import { DocumentIcon } from '@hausgeist/ui';
import { readFragment } from '../../gql/fragment-masking';
import {
  PortalUseCaseDocument,
  UseCaseRowFragmentDoc,
  WordingRowFragmentDoc,
  type PortalUseCaseQuery,
  type UseCaseRowFragment,
} from '../../gql/graphql';
import { EditUseCase } from '../studio';
import { AddWordingForm } from './AddWordingForm';
import styles from './Knowledge.module.css';
import { ProposalReview } from './ProposalReview';
import { WordingList } from './WordingList';

interface UseCaseSheetProps {
  id: string;
  /** The use cases of the list. */
  rows: readonly UseCaseRowFragment[];
  onShow: (id: string) => void;
  onClose: () => void;
}

/** One use case, beside the list: what the assistant answers from, and in which words people ask for it. */
export function UseCaseSheet({ id, rows, onShow, onClose }: UseCaseSheetProps) {
  const t = useTranslations('knowledge.useCase');
  const mayEdit = usePermission('settings.edit');
  const { data, error, reload } = useListQuery(PortalUseCaseDocument, { id });
  const entry = data && readFragment(UseCaseRowFragmentDoc, data.entry);
  // Until its answer is there, that is the one of before.
  const found = entry?.id === id ? data : undefined;
  const title = found ? entry?.title : rows.find((row) => row.id === id)?.title;
  return (
    <Sheet
      id={id}
      title={title ?? t('title')}
      rows={rows}
      icon={<DocumentIcon size={28} />}
      texts={{
        ...{ previous: t('previous'), next: t('next') },
        ...{ gone: t('gone'), goneHint: t('goneHint'), failed: t('failed') },
      }}
      error={error}
      shape={<LineShapes count={10} />}
      onRetry={reload}
      actions={mayEdit && <EditUseCase key={id} id={id} />}
      onShow={onShow}
      onClose={onClose}
    >
      {found && <UseCase key={id} id={id} data={found} />}
    </Sheet>
  );
}

function UseCase({ id, data }: { id: string; data: PortalUseCaseQuery }) {
  const t = useTranslations('knowledge.useCase');
  const mayEdit = usePermission('settings.edit');
  const wordings = data.wordings.map((row) => readFragment(WordingRowFragmentDoc, row));
  const proposals = wordings.filter(({ state }) => state === 'PROPOSED');
  return (
    <>
      <p className={styles.text}>{data.entry.text}</p>
      <section className={styles.part} aria-label={t('wordings')}>
        <h3 className={styles.subtitle}>{t('wordings')}</h3>
        <p className={styles.note}>{t('wordingsHint')}</p>
        {mayEdit && <AddWordingForm useCaseId={id} />}
        <WordingList
          wordings={wordings.filter(({ state }) => state === 'ACCEPTED')}
          mayEdit={mayEdit}
        />
        {mayEdit && <ProposalReview proposals={proposals} />}
      </section>
    </>
  );
}
