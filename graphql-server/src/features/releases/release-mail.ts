import type { StaffLanguage } from '../../platform/context/index.js';
import {
  facts,
  formatCount,
  heading,
  note,
  paragraph,
  type RenderedMail,
  renderMail,
} from '../mail/index.js';
import type { ReleasedVersion, ReleaseFacts } from './release-facts.js';
import type { Slowness } from './release-vitals.js';

type MailData = ReleasedVersion &
  ReleaseFacts & { language: StaffLanguage; name: string; address: string };

/** What the mail says of a change. */
interface MailTexts {
  subject: string;
  heading: string;
  /** What visitors get from now on. */
  change: string;
  advice: string;
}

interface Catalogue {
  preheader: string;
  hello: (name: string) => string;
  facts: { app: string; version: string; from: string };
  rolledBack: (
    release: { app: string; version: string; left: string | undefined },
    pages: { visits: string; failures: string },
  ) => MailTexts;
  /** Who a share of the visitors is. */
  share: (percent: number) => string;
  tried: (app: string, version: string, who: string) => MailTexts;
  released: (app: string, version: string) => MailTexts;
  slow: (app: string, version: string, after: { tried: string; active: string }) => MailTexts;
}

const TEXTS: Record<StaffLanguage, Catalogue> = {
  de: {
    preheader: 'Was Besucher von einem Frontend bekommen.',
    hello: (name) => `Guten Tag ${name},`,
    facts: { app: 'Frontend', version: 'Version', from: 'Veröffentlicht von' },
    rolledBack: ({ app, version, left }, { visits, failures }) => ({
      subject: `${app}: automatisch zurück auf ${version}`,
      heading: 'Eine Version wurde zurückgenommen',
      change: `${left} ist auf ${failures} von ${visits} Seiten gescheitert, öfter als die Version davor. Besucher bekommen wieder diese Version:`,
      advice: `Sehen Sie nach, was das Team zwischen ${version} und ${left} geändert hat. Die Konsole zeigt beide unter „Frontends“.`,
    }),
    share: (percent) => `${formatCount(percent, 'de')} % der Besucher`,
    tried: (app, version, who) => ({
      subject: `${app} ${version} wird erprobt`,
      heading: 'Ein Frontend wird erprobt',
      change: `diese Version bekommen ab jetzt: ${who}. Alle anderen behalten die bisherige.`,
      advice:
        'Wenn das nicht gewollt ist: Beenden Sie die Erprobung unter „Frontends“ und ändern Sie RELEASE_TOKEN.',
    }),
    released: (app, version) => ({
      subject: `${app} ${version} wurde veröffentlicht`,
      heading: 'Ein Frontend wurde veröffentlicht',
      change: 'Besucher bekommen ab jetzt diese Version:',
      advice:
        'Wenn das nicht gewollt ist: Nehmen Sie sie mit npm run release -- <name> --rollback zurück und ändern Sie RELEASE_TOKEN.',
    }),
    slow: (app, version, { tried, active }) => ({
      subject: `${app} ${version} antwortet langsamer`,
      heading: 'Eine Version in Erprobung antwortet langsamer',
      change: `drei von vier Seiten antworten nach höchstens ${tried} Millisekunden auf eine Eingabe, mit der Version aller anderen nach ${active}. Das ist mehr als Zufall. Wer sie erprobt, bekommt sie weiterhin:`,
      advice:
        'Es wurde nichts zurückgenommen. Zeigen Sie es dem Team, bevor alle diese Version bekommen; die Konsole zeigt beide unter „Frontends“.',
    }),
  },
  en: {
    preheader: 'What visitors get of a front end.',
    hello: (name) => `Hello ${name},`,
    facts: { app: 'Front end', version: 'Version', from: 'Released from' },
    rolledBack: ({ app, version, left }, { visits, failures }) => ({
      subject: `${app} was rolled back to ${version} by itself`,
      heading: 'A front end was rolled back',
      change: `${left} failed on ${failures} of ${visits} pages, more than the version before it. Visitors get this version again:`,
      advice: `Look at what its team changed between ${version} and ${left}. The console shows both under Front Ends.`,
    }),
    share: (percent) => `${formatCount(percent, 'en')} % of visitors`,
    tried: (app, version, who) => ({
      subject: `${app} ${version} is being tried`,
      heading: 'A front end is being tried',
      change: `These get this version from now on: ${who}. All others keep the one before.`,
      advice: 'If this was not intended: end the trial under Front Ends, and change RELEASE_TOKEN.',
    }),
    released: (app, version) => ({
      subject: `${app} ${version} was released`,
      heading: 'A front end was released',
      change: 'Visitors get this version from now on:',
      advice:
        'If this was not intended: roll it back with npm run release -- <name> --rollback, and change RELEASE_TOKEN.',
    }),
    slow: (app, version, { tried, active }) => ({
      subject: `${app} ${version} answers more slowly`,
      heading: 'A version on trial answers more slowly',
      change: `Three of four pages answer what people do within ${tried} milliseconds, and within ${active} with the version that all others have. That is more than chance. Those who try it go on with it:`,
      advice:
        'Nothing was rolled back. Show it to its team before all get this version; the console shows both under Front Ends.',
    }),
  },
};

function textsOf(data: MailData): MailTexts {
  const { language, app, version, left, visits, failures = 0, percent, companies } = data;
  const texts = TEXTS[language];
  if (visits !== undefined) {
    const pages = {
      visits: formatCount(visits, language),
      failures: formatCount(failures, language),
    };
    return texts.rolledBack({ app, version, left }, pages);
  }
  if (percent === undefined) return texts.released(app, version);
  const who = [percent > 0 && texts.share(percent), companies].filter(Boolean);
  return texts.tried(app, version, who.join(', '));
}

/** The mail that tells administrators of the platform what code visitors get from now on. */
export function releaseMail(data: MailData): RenderedMail {
  const { language, visits, address } = data;
  const from = [TEXTS[language].facts.from, address] as const;
  return render(data, textsOf(data), visits === undefined ? [from] : []);
}

/** The mail that tells administrators that pages of a version on trial answer late. */
export function slowReleaseMail(
  data: Pick<MailData, 'language' | 'name' | 'app' | 'version'>,
  { tried, active }: Slowness,
): RenderedMail {
  const { language, app, version } = data;
  const count = (milliseconds: number) => formatCount(Math.round(milliseconds), language);
  const after = { tried: count(tried), active: count(active) };
  return render(data, TEXTS[language].slow(app, version, after), []);
}

function render(
  { language, app, version, name }: Pick<MailData, 'language' | 'name' | 'app' | 'version'>,
  texts: MailTexts,
  more: (readonly [string, string])[],
): RenderedMail {
  const { preheader, hello, facts: labels } = TEXTS[language];
  return renderMail({
    language,
    subject: texts.subject,
    preheader,
    blocks: [
      heading(texts.heading),
      paragraph(hello(name)),
      paragraph(texts.change),
      facts([labels.app, app], [labels.version, version], ...more),
      note(texts.advice),
    ],
    sender: { name: 'Hausgeist' },
  });
}
