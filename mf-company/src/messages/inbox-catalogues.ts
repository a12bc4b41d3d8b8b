import * as absencesDe from './absences/de';
import * as absencesEn from './absences/en';
import * as de from './inbox/de';
import * as en from './inbox/en';
import * as partsDe from './inbox-parts/de';
import * as partsEn from './inbox-parts/en';

// Files of texts are read by themselves when the portal is built, so they are joined here.
const join = (texts: typeof de, parts: typeof partsDe, absences: typeof absencesDe) => ({
  ...{ ...texts, ...absences },
  inbox: { ...texts.inbox, ...parts },
});

/** The texts of the inbox, which come with its page. */
export const inboxCatalogues = {
  de: join(de, partsDe, absencesDe),
  en: join(en, partsEn, absencesEn),
};
