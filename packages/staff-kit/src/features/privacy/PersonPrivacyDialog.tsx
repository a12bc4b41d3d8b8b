import { MessagesProvider, useTranslations } from '@hausgeist/shell-api';
import { Alert, Button, Dialog } from '@hausgeist/ui';
import { useState } from 'react';
import {
  EraseCompanyUserDocument,
  EraseEndUserDocument,
  ExportPersonDocument,
  type PrivacyPersonKind,
} from '../../gql/graphql';
import { useAction } from '../../requests/use-action';
import { MutationDialog } from '../../ui/MutationDialog';
import { LegalHolds, useHolds } from './LegalHolds';
import { privacyCatalogues } from './messages/catalogues';
import styles from './Privacy.module.css';

interface PersonProps {
  person: { id: string; fullName: string };
  onClose: () => void;
}

/** Begins to put together what is kept about a person. */
function ExportPerson({
  person,
  kind,
}: {
  person: PersonProps['person'];
  kind: PrivacyPersonKind;
}) {
  const t = useTranslations('dataProtection.person');
  const { run, isBusy, error } = useAction(ExportPersonDocument, {
    failed: t('failedExport'),
    done: t('exporting', { name: person.fullName }),
  });

  async function begin(): Promise<void> {
    if (!(await run({ input: { personKind: kind, id: person.id } }))) return;
  }

  return (
    <div className={styles.stack}>
      <h3 className={styles.heading}>{t('export')}</h3>
      <p>{t('exportText')}</p>
      {error && <Alert tone="danger">{error}</Alert>}
      <Button busy={isBusy} onClick={() => void begin()}>
        {t('exportNow')}
      </Button>
    </div>
  );
}

/** The question before a person is erased for good. */
function ErasePerson({ person, kind, onClose }: PersonProps & { kind: PrivacyPersonKind }) {
  const t = useTranslations('dataProtection.person');
  const { id, fullName: name } = person;
  return (
    <MutationDialog<object, { input: { id: string } }>
      mutation={kind === 'EMPLOYEE' ? EraseCompanyUserDocument : EraseEndUserDocument}
      variables={{ input: { id } }}
      rereads="active"
      title={t('erase')}
      text={t(kind === 'EMPLOYEE' ? 'eraseEmployeeText' : 'eraseText', { name })}
      confirm={t('eraseConfirm')}
      done={t('erasing', { name })}
      failures={{ failed: t('failedErase') }}
      onClose={onClose}
    />
  );
}

/** Holds, a copy of everything, and the erasure of a tenant or owner. */
function EndUserPrivacy({ person, mayExport, onClose }: PersonProps & { mayExport: boolean }) {
  const t = useTranslations('dataProtection.person');
  const common = useTranslations('common');
  const [isErasing, setIsErasing] = useState(false);
  const list = useHolds({ endUserId: person.id });
  const { holds } = list;
  if (isErasing) return <ErasePerson person={person} kind="END_USER" onClose={onClose} />;
  return (
    <Dialog
      title={t('title', { name: person.fullName })}
      closeLabel={common('close')}
      onClose={onClose}
      actions={
        <Button
          variant="danger"
          disabled={holds === undefined || holds.length > 0}
          onClick={() => setIsErasing(true)}
        >
          {t('erase')}
        </Button>
      }
    >
      <div className={styles.parts}>
        <LegalHolds endUserId={person.id} list={list} />
        {mayExport && <ExportPerson person={person} kind="END_USER" />}
      </div>
    </Dialog>
  );
}

/** A copy of everything, and the erasure of a person who works at the company. */
function EmployeePrivacy({ person, onClose }: PersonProps) {
  const t = useTranslations('dataProtection.person');
  const common = useTranslations('common');
  const [isErasing, setIsErasing] = useState(false);
  if (isErasing) return <ErasePerson person={person} kind="EMPLOYEE" onClose={onClose} />;
  return (
    <Dialog
      title={t('title', { name: person.fullName })}
      closeLabel={common('close')}
      onClose={onClose}
      actions={
        <Button variant="danger" onClick={() => setIsErasing(true)}>
          {t('erase')}
        </Button>
      }
    >
      <div className={styles.parts}>
        <ExportPerson person={person} kind="EMPLOYEE" />
        <p>{t('employeeText')}</p>
      </div>
    </Dialog>
  );
}

/** What can be done about the data of a tenant or owner. */
export const EndUserPrivacyDialog = (props: PersonProps & { mayExport: boolean }) => (
  <MessagesProvider messages={privacyCatalogues}>
    <EndUserPrivacy {...props} />
  </MessagesProvider>
);

/** What can be done about the data of an employee; for administrators. */
export const EmployeePrivacyDialog = (props: PersonProps) => (
  <MessagesProvider messages={privacyCatalogues}>
    <EmployeePrivacy {...props} />
  </MessagesProvider>
);
