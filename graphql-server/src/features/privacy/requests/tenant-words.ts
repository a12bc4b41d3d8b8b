import type { Language } from '@hausgeist/schema';

/** What a tenant or owner is told about their request, in one language. */
export interface RequestWords {
  exportAsked: string;
  erasureAsked: string;
  exportReady: (days: number) => string;
  erasing: string;
  refused: (reason: string) => string;
  extended: (day: string, reason: string) => string;
  complaint: string;
  subject: (company: string) => string;
  open: string;
}

const de: RequestWords = {
  exportAsked: 'Sie haben um Auskunft über Ihre Daten gebeten.',
  erasureAsked: 'Sie haben um die Löschung Ihrer Daten gebeten.',
  exportReady: (days) =>
    `Ihr Datenpaket ist fertig. Melden Sie sich im Chat an und öffnen Sie dort „Meine Daten“: Sie können es ${days} Tage lang herunterladen.`,
  erasing:
    'Wir haben Ihre Anfrage bestätigt. Ihre Daten werden jetzt gelöscht; im Chat können Sie sich danach nicht mehr anmelden. Dies ist die letzte Nachricht dazu.',
  refused: (reason) => `Wir können Ihrer Anfrage nicht entsprechen. Der Grund: ${reason}`,
  extended: (day, reason) =>
    `Wir brauchen für Ihre Anfrage länger, spätestens bis zum ${day}. Der Grund: ${reason}`,
  complaint:
    'Sie können sich bei der Datenschutzaufsicht Ihres Bundeslandes beschweren oder vor Gericht gehen.',
  subject: (company) => `Ihre Anfrage zu Ihren Daten bei ${company}`,
  open: 'Zum Chat',
};

const en: RequestWords = {
  exportAsked: 'You have asked for a copy of your data.',
  erasureAsked: 'You have asked for your data to be erased.',
  exportReady: (days) =>
    `Your data package is ready. Sign in to the chat and open “My data” there: you can download it for ${days} days.`,
  erasing:
    'We have confirmed your request. Your data are being erased now; you cannot sign in to the chat after that. This is the last message about it.',
  refused: (reason) => `We cannot do what you asked for. The reason: ${reason}`,
  extended: (day, reason) =>
    `We need longer for your request, until ${day} at the latest. The reason: ${reason}`,
  complaint:
    'You can complain to the data protection authority of your federal state, or go to court.',
  subject: (company) => `Your request about your data at ${company}`,
  open: 'Open the chat',
};

const tr: RequestWords = {
  exportAsked: 'Verilerinizin bir kopyasını istediniz.',
  erasureAsked: 'Verilerinizin silinmesini istediniz.',
  exportReady: (days) =>
    `Veri paketiniz hazır. Sohbete giriş yapın ve orada “Verilerim” bölümünü açın: Paketi ${days} gün boyunca indirebilirsiniz.`,
  erasing:
    'Talebinizi onayladık. Verileriniz şimdi siliniyor; bundan sonra sohbete giriş yapamazsınız. Bu, konuyla ilgili son mesajdır.',
  refused: (reason) => `Talebinizi yerine getiremiyoruz. Nedeni: ${reason}`,
  extended: (day, reason) =>
    `Talebiniz için daha fazla zamana ihtiyacımız var, en geç ${day} tarihine kadar. Nedeni: ${reason}`,
  complaint:
    'Eyaletinizin veri koruma kurumuna şikâyette bulunabilir veya mahkemeye başvurabilirsiniz.',
  subject: (company) => `${company} şirketindeki verilerinizle ilgili talebiniz`,
  open: 'Sohbeti aç',
};

const ru: RequestWords = {
  exportAsked: 'Вы попросили копию своих данных.',
  erasureAsked: 'Вы попросили удалить свои данные.',
  exportReady: (days) =>
    `Пакет с вашими данными готов. Войдите в чат и откройте там раздел «Мои данные»: его можно скачать в течение ${days} дней.`,
  erasing:
    'Мы подтвердили ваш запрос. Ваши данные сейчас удаляются; после этого войти в чат будет нельзя. Это последнее сообщение по этому вопросу.',
  refused: (reason) => `Мы не можем выполнить ваш запрос. Причина: ${reason}`,
  extended: (day, reason) =>
    `Нам нужно больше времени на ваш запрос, не позднее ${day}. Причина: ${reason}`,
  complaint:
    'Вы можете подать жалобу в орган по защите данных вашей федеральной земли или обратиться в суд.',
  subject: (company) => `Ваш запрос о данных в ${company}`,
  open: 'Открыть чат',
};

const uk: RequestWords = {
  exportAsked: 'Ви попросили копію своїх даних.',
  erasureAsked: 'Ви попросили видалити свої дані.',
  exportReady: (days) =>
    `Пакет із вашими даними готовий. Увійдіть у чат і відкрийте там розділ «Мої дані»: його можна завантажити протягом ${days} днів.`,
  erasing:
    'Ми підтвердили ваш запит. Ваші дані зараз видаляються; після цього увійти в чат буде неможливо. Це останнє повідомлення щодо цього.',
  refused: (reason) => `Ми не можемо виконати ваш запит. Причина: ${reason}`,
  extended: (day, reason) =>
    `Нам потрібно більше часу на ваш запит, не пізніше ${day}. Причина: ${reason}`,
  complaint:
    'Ви можете поскаржитися до органу захисту даних вашої федеральної землі або звернутися до суду.',
  subject: (company) => `Ваш запит щодо даних у ${company}`,
  open: 'Відкрити чат',
};

const ar: RequestWords = {
  exportAsked: 'لقد طلبت نسخة من بياناتك.',
  erasureAsked: 'لقد طلبت حذف بياناتك.',
  exportReady: (days) =>
    `حزمة بياناتك جاهزة. سجّل الدخول إلى الدردشة وافتح «بياناتي» هناك: يمكنك تنزيلها خلال ${days} أيام.`,
  erasing:
    'لقد أكدنا طلبك. يجري الآن حذف بياناتك؛ ولن تتمكن بعد ذلك من تسجيل الدخول إلى الدردشة. هذه آخر رسالة بهذا الشأن.',
  refused: (reason) => `لا يمكننا تنفيذ طلبك. السبب: ${reason}`,
  extended: (day, reason) =>
    `نحتاج إلى وقت أطول لطلبك، حتى ${day} على أبعد تقدير. السبب: ${reason}`,
  complaint: 'يمكنك تقديم شكوى إلى هيئة حماية البيانات في ولايتك أو اللجوء إلى القضاء.',
  subject: (company) => `طلبك بشأن بياناتك لدى ${company}`,
  open: 'فتح الدردشة',
};

const pl: RequestWords = {
  exportAsked: 'Poproszono o kopię Państwa danych.',
  erasureAsked: 'Poproszono o usunięcie Państwa danych.',
  exportReady: (days) =>
    `Pakiet z Państwa danymi jest gotowy. Prosimy zalogować się do czatu i otworzyć tam „Moje dane”: można go pobrać przez ${days} dni.`,
  erasing:
    'Potwierdziliśmy Państwa prośbę. Dane są teraz usuwane; potem logowanie do czatu nie będzie już możliwe. To ostatnia wiadomość w tej sprawie.',
  refused: (reason) => `Nie możemy spełnić Państwa prośby. Powód: ${reason}`,
  extended: (day, reason) =>
    `Na Państwa prośbę potrzebujemy więcej czasu, najpóźniej do ${day}. Powód: ${reason}`,
  complaint:
    'Można złożyć skargę do organu ochrony danych w danym kraju związkowym lub zwrócić się do sądu.',
  subject: (company) => `Państwa prośba dotycząca danych w ${company}`,
  open: 'Otwórz czat',
};

/** The words for each language of the chat. */
export const REQUEST_WORDS: Readonly<Record<Language, RequestWords>> = {
  ...{ de, en, tr, ru, uk, ar, pl },
};
