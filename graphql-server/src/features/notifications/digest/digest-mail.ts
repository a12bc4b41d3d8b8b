import type { StaffLanguage } from '../../../platform/context/index.js';
import {
  bulletList,
  button,
  heading,
  note,
  paragraph,
  renderMail,
  type RenderedMail,
} from '../../mail/index.js';
import { countTitle, titleOf } from '../notification-texts.js';
import type { ToldRow } from '../unsent.repository.js';

/** What a mail tells, and to whom. */
interface Digest {
  language: StaffLanguage;
  timeZone: string;
  /** What the person is called. */
  name: string;
  /** The company that the person works for; ours for administrators of the platform. */
  sender: { name: string };
  told: readonly ToldRow[];
  /** Where the one thing is, or the list of all. */
  url: string;
}

const TEXTS = {
  de: {
    hello: (name: string) => `Guten Tag ${name},`,
    open: 'Ansehen',
    all: 'Alle Benachrichtigungen ansehen',
    why: 'Wovon Sie per E-Mail erfahren, stellen Sie unter „Benachrichtigungen“ ein. Von Notfällen erfahren Sie immer.',
  },
  en: {
    hello: (name: string) => `Hello ${name},`,
    open: 'Open',
    all: 'See all notifications',
    why: 'You choose under "Notifications" what you are told by mail. Of emergencies you are always told.',
  },
} satisfies Record<StaffLanguage, object>;

/** One mail about all that a person was told in some minutes. */
export function digestMail({ language, timeZone, name, sender, told, url }: Digest): RenderedMail {
  const texts = TEXTS[language];
  const clock = new Intl.DateTimeFormat(language, { timeStyle: 'short', timeZone });
  const lines = told.map(
    (one) => `${clock.format(new Date(one.createdAt))} – ${titleOf(language, one)}`,
  );
  const [only] = told;
  const subject =
    told.length === 1 && only ? titleOf(language, only) : countTitle(language, told.length);
  return renderMail({
    language,
    subject,
    preheader: lines.join(' · ').slice(0, 150),
    blocks: [
      heading(subject),
      paragraph(texts.hello(name)),
      bulletList(lines),
      button(told.length === 1 ? texts.open : texts.all, url),
      note(texts.why),
    ],
    sender,
  });
}
