import { useRest, useToast, useTranslations } from '@hausgeist/shell-api';
import { saveAnswer } from '@hausgeist/staff-kit';
import { Card, DocumentIcon, VisuallyHidden } from '@hausgeist/ui';
import { AddFiles } from '../../../ui/AddFiles';
import type { CasePageQuery } from '../gql/graphql';
import styles from './CasePage.module.css';
import { ShowToTenant } from './ShowToTenant';
import { addressOf, usePicture } from './use-file';

type File = CasePageQuery['case']['files'][number];

function FileCard({ file, shownFor }: { file: File; shownFor: string | undefined }) {
  const t = useTranslations('cases.page');
  const toast = useToast();
  const rest = useRest();
  const picture = usePicture(file.mimeType.startsWith('image/') ? file.url : undefined);
  async function save(): Promise<void> {
    try {
      await saveAnswer(await rest(addressOf(file.url)), file.originalName);
    } catch {
      toast(t('fileFailed'), 'danger');
    }
  }
  return (
    <>
      <button type="button" className={styles.file} onClick={() => void save()}>
        <VisuallyHidden>{t('save')}</VisuallyHidden>
        {picture ? (
          <img className={styles.picture} src={picture} alt="" />
        ) : (
          <DocumentIcon size={24} />
        )}
        <span>{file.originalName}</span>
        <span className={styles.quiet}>{t(`from.${file.side}`, { name: file.uploadedBy })}</span>
      </button>
      {shownFor && file.side !== 'TENANT' && (
        <ShowToTenant caseId={shownFor} itemId={file.id} isShown={file.isShown} />
      )}
    </>
  );
}

interface CaseFilesProps {
  id: string;
  files: readonly File[];
  mayEdit: boolean;
  /** Whether there is one whom files can be shown to. */
  hasTenant: boolean;
  onAdded: () => void;
}

/** Photos and other files of a case; a press saves one. */
export function CaseFiles({ id, files, mayEdit, hasTenant, onAdded }: CaseFilesProps) {
  const t = useTranslations('cases.page');
  return (
    <Card title={t('files')}>
      {files.length === 0 ? (
        <p className={styles.quiet}>{t('noFiles')}</p>
      ) : (
        <ul className={styles.files}>
          {files.map((file) => (
            <li key={file.id}>
              <FileCard file={file} shownFor={mayEdit && hasTenant ? id : undefined} />
            </li>
          ))}
        </ul>
      )}
      {mayEdit && (
        <AddFiles
          path={`/company/cases/${id}/files`}
          label={t('addFiles')}
          hint={t('addFilesHint')}
          failed={t('addFilesFailed')}
          onDone={onAdded}
        />
      )}
    </Card>
  );
}
