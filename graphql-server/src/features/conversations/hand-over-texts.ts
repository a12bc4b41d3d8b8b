import type { Language } from '@hausgeist/schema';

/** What a tenant is told when a person of the company takes over. */
export interface TakenOver {
  name: string;
  company: string;
  /** As the company writes them; it may have written none. */
  officeHours?: string | null | undefined;
  /** Minutes after which its people have usually written lately; undefined if that is not known. */
  usualMinutes?: number | undefined;
}

interface HandOverTexts {
  takenOver: (name: string, company: string) => string;
  usual: (minutes: number) => string;
  officeHours: (hours: string) => string;
  handedBack: (name: string) => string;
}

const TEXTS: Readonly<Record<Language, HandOverTexts>> = {
  de: {
    takenOver: (name, company) =>
      `Ein Mensch übernimmt: ${name} von ${company} antwortet Ihnen ab jetzt persönlich.`,
    usual: (minutes) =>
      `Die erste Antwort kommt meist innerhalb von ${minutes} ${minutes === 1 ? 'Minute' : 'Minuten'}.`,
    officeHours: (hours) => `Bürozeiten: ${hours}`,
    handedBack: (name) =>
      `${name} hat das Gespräch zurückgegeben. Der KI-Assistent antwortet Ihnen jetzt wieder.`,
  },
  en: {
    takenOver: (name, company) =>
      `A person takes over: ${name} of ${company} answers you personally from now on.`,
    usual: (minutes) =>
      `The first answer usually comes within ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`,
    officeHours: (hours) => `Office hours: ${hours}`,
    handedBack: (name) =>
      `${name} has handed the conversation back. The AI assistant answers you again now.`,
  },
  tr: {
    takenOver: (name, company) =>
      `Bir çalışan devralıyor: ${company} şirketinden ${name} bundan sonra size kişisel olarak yanıt verecek.`,
    usual: (minutes) => `İlk yanıt genellikle ${minutes} dakika içinde gelir.`,
    officeHours: (hours) => `Çalışma saatleri: ${hours}`,
    handedBack: (name) =>
      `${name} görüşmeyi geri verdi. Size artık yeniden yapay zekâ asistanı yanıt veriyor.`,
  },
  ru: {
    takenOver: (name, company) =>
      `Беседу принимает сотрудник: теперь вам лично отвечает ${name} (${company}).`,
    usual: (minutes) => `Первый ответ обычно приходит в течение ${minutes} мин.`,
    officeHours: (hours) => `Часы работы: ${hours}`,
    handedBack: (name) =>
      `Сотрудник ${name} завершил личную беседу. Теперь вам снова отвечает ИИ-ассистент.`,
  },
  uk: {
    takenOver: (name, company) =>
      `Розмову переймає працівник: відтепер вам особисто відповідає ${name} (${company}).`,
    usual: (minutes) => `Перша відповідь зазвичай надходить протягом ${minutes} хв.`,
    officeHours: (hours) => `Години роботи: ${hours}`,
    handedBack: (name) =>
      `Працівник ${name} завершив особисту розмову. Тепер вам знову відповідає ШІ-асистент.`,
  },
  ar: {
    takenOver: (name, company) =>
      `يتولى أحد الموظفين المحادثة: ${name} من ${company} يجيبك شخصيًا من الآن فصاعدًا.`,
    usual: (minutes) => `يصل الرد الأول عادةً خلال ${minutes} دقيقة.`,
    officeHours: (hours) => `ساعات العمل: ${hours}`,
    handedBack: (name) => `أعاد ${name} المحادثة. يجيبك الآن مساعد الذكاء الاصطناعي من جديد.`,
  },
  pl: {
    takenOver: (name, company) =>
      `Rozmowę przejmuje człowiek: od teraz odpowiada Państwu osobiście ${name} (${company}).`,
    usual: (minutes) => `Pierwsza odpowiedź przychodzi zwykle w ciągu ${minutes} min.`,
    officeHours: (hours) => `Godziny pracy biura: ${hours}`,
    handedBack: (name) => `${name} oddaje rozmowę. Teraz ponownie odpowiada Państwu asystent AI.`,
  },
};

/** Told to the tenant when a person of the company takes over: who, how soon, and when they are there. */
export function takenOverText(language: Language, told: TakenOver): string {
  const texts = TEXTS[language];
  const { name, company, officeHours, usualMinutes } = told;
  return [
    texts.takenOver(name, company),
    ...(usualMinutes === undefined ? [] : [texts.usual(usualMinutes)]),
    ...(officeHours ? [texts.officeHours(officeHours)] : []),
  ].join('\n');
}

/** Told to the tenant when that person hands back. */
export const handedBackText = (language: Language, name: string): string =>
  TEXTS[language].handedBack(name);
