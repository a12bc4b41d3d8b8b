import { useOpenDialog, usePermission, useTranslations } from '@hausgeist/shell-api';
import { askAt, late, withOwnTexts } from '@hausgeist/staff-kit';
import { askForEndUsers, EndUsers, loadEndUserDialogs } from '@hausgeist/staff-kit/end-users';
import { Button, UploadIcon } from '@hausgeist/ui';
import { Suspense } from 'react';
import { BuildingFilter } from '../features/building-choice';
import { useCompanyId } from '../features/company-scope';
import { DASHBOARD, RequirePermission } from '../features/dashboard';
import { EndUserFiles } from '../features/end-user-import';
import { endUserDialogCatalogues } from '../messages/catalogues';

const ImportDialog = late(async () => {
  const { importCatalogues } = await import('../messages/import-catalogues');
  return withOwnTexts(
    importCatalogues,
    async () => (await import('../features/end-user-import/ImportDialog')).ImportDialog,
  );
});
const Activity = late(async () => {
  const { caseCatalogues } = await import('../messages/case-catalogues');
  return withOwnTexts(
    caseCatalogues,
    async () => (await import('../features/person-activity')).PersonActivity,
  );
});

const Dialogs = late(() => withOwnTexts(endUserDialogCatalogues, loadEndUserDialogs));

/** Rows on a page. */
const PAGE_SIZE = 10;

askAt(`${DASHBOARD}/end-users`, () => askForEndUsers(PAGE_SIZE));

/** Tenants and owners of the company. */
export function EndUsersPage() {
  const t = useTranslations('endUsers');
  const fileTexts = useTranslations('endUserFiles');
  const companyId = useCompanyId();
  const mayTakeOut = usePermission('conversations.export');
  const mayRead = usePermission('conversations.view');
  const may = {
    create: usePermission('users.create'),
    edit: usePermission('users.edit'),
    delete: usePermission('users.delete'),
    export: mayTakeOut && mayRead,
  };
  const [isImporting, setIsImporting] = useOpenDialog<boolean>('import');
  return (
    <RequirePermission permission="users.view" title={t('title')}>
      <EndUsers
        companyId={companyId}
        BuildingFilter={BuildingFilter}
        may={may}
        numbers="renewed"
        invites="asked"
        hasCounters
        buildingsPath="/company/dashboard/buildings"
        activity={(person) => (
          <Suspense>
            <Activity person={person} />
          </Suspense>
        )}
        Dialogs={Dialogs}
        pageSize={PAGE_SIZE}
        actions={(filters) => (
          <>
            <EndUserFiles filters={filters} />
            {may.create && (
              <Button icon={<UploadIcon size={18} />} onClick={() => setIsImporting(true)}>
                {fileTexts('open')}
              </Button>
            )}
          </>
        )}
      />
      <Suspense>
        {isImporting && may.create && <ImportDialog onClose={() => setIsImporting(undefined)} />}
      </Suspense>
    </RequirePermission>
  );
}
