import { MessagesProvider, useParams, useTranslations } from '@hausgeist/shell-api';
import { RequirePermission } from '../features/dashboard';
import { CasePage, Cases } from '../features/cases';
import { caseCatalogues } from '../messages/case-catalogues';

/** What has to be done in the houses: all of it, or the case that the address names. */
export function CasesPage() {
  const title = useTranslations('portal')('casesTitle');
  const { id } = useParams();
  return (
    <RequirePermission permission="cases.view" title={title}>
      <MessagesProvider messages={caseCatalogues}>
        {id ? <CasePage key={id} id={id} /> : <Cases />}
      </MessagesProvider>
    </RequirePermission>
  );
}
