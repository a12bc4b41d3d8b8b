import { describeCatalogues } from '../../../testing/catalogue-check';
import { catalogues } from './catalogues';

describeCatalogues('the integrations', catalogues);
