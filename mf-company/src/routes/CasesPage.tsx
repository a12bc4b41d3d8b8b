import { MessagesProvider, useParams } from '@hausgeist/shell-api';
import { askAt } from '@hausgeist/staff-kit';
import { DASHBOARD, RequirePermission } from '../features/dashboard';
import { askForCases, CasePage, Cases, Craftsmen } from '../features/cases';
import { caseCatalogues } from '../messages/case-catalogues';
import { usePageTitle } from '../ui/use-page-title';

askAt(`${DASHBOARD}/cases`, askForCases);

interface CasesPageProps {
  /** The craftsmen that cases are given to, instead. */
  showsCraftsmen?: boolean;
}

/** What has to be done in the houses: all of it, or the case that the address names. */
export function CasesPage({ showsCraftsmen = false }: CasesPageProps) {
  const title = usePageTitle('cases');
  const { id } = useParams();
  return (
    <RequirePermission permission="cases.view" title={title}>
      <MessagesProvider messages={caseCatalogues}>
        {showsCraftsmen && <Craftsmen />}
        {!showsCraftsmen && (id ? <CasePage key={id} id={id} /> : <Cases />)}
      </MessagesProvider>
    </RequirePermission>
  );
}
