import { accountCatalogues } from '../features/account';
import { companyCatalogues } from '../features/companies';
import { endUserCatalogues } from '../features/end-users';
import { passwordCatalogues } from '../features/passwords';
import { peopleCatalogues } from '../features/people';
import { privacyCatalogues } from '../features/privacy/messages/catalogues';
import { signInCatalogues } from '../features/sign-in';
import { describeCatalogues } from '../testing/catalogue-check';
import { kitCatalogues } from './catalogues';

describeCatalogues('the kit', kitCatalogues);
describeCatalogues('the account', accountCatalogues);
describeCatalogues('the form about a company', companyCatalogues);
describeCatalogues('tenants and owners', endUserCatalogues);
describeCatalogues('passwords', passwordCatalogues);
describeCatalogues('people', peopleCatalogues);
describeCatalogues('data protection', privacyCatalogues);
describeCatalogues('signing in', signInCatalogues);
