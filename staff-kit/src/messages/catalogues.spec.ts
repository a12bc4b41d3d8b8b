import { accountCatalogues } from '../features/account';
import { passwordCatalogues } from '../features/passwords';
import { describeCatalogues } from '../testing/catalogue-check';
import { kitCatalogues } from './catalogues';

describeCatalogues('the kit', kitCatalogues);
describeCatalogues('the account', accountCatalogues);
describeCatalogues('passwords', passwordCatalogues);
