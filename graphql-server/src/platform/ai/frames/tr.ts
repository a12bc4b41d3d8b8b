import type { AnswerFrame } from './answer-frame.js';

export const TR: AnswerFrame = {
  smallTalk: {
    greeting: ({ companyName }) => [
      `Merhaba! Ben ${companyName} şirketinin yapay zekâ asistanıyım. Size nasıl yardımcı olabilirim?`,
      'Tekrar merhaba! Sizin için ne yapabilirim?',
    ],
    opening: () => ['Evet, buradayım. Konu nedir?', 'Elbette. Konuyu bana yazmanız yeterli.'],
    help: () => ['Buradayım: Ne oldu? İnsanlar tehlikedeyse lütfen hemen 112’yi arayın.'],
    abilities: ({ companyName }) => [
      `Evinizle ilgili soruları ${companyName} şirketinin belgelerine göre yanıtlarım; örneğin ısıtma, anahtarlar, çöp, ev kuralları, yan giderler veya sözleşmeniz hakkında. Hasarları bana bildirebilirsiniz, isterseniz fotoğrafla. Bilmediğim konuları isterseniz ekibe iletirim. Sizin konunuz nedir?`,
    ],
    details: ({ phone }) => [
      `Teşekkürler, not ettim. Sohbeti bitirdiğinizde ekip bunu özetle birlikte alır. Acil ise lütfen arayın: ${phone}.`,
    ],
    announced: ({ phone }) => [
      `Bu konuda bildiğim bu kadar. Sorularınızı ekip yanıtlar: ${phone}.`,
    ],
    progress: ({ phone }) => [
      `Bildirimlerinizin durumu, ekip onları kaydettiğinde bu sohbetin üst kısmında görünür. Orada bir şey yoksa lütfen sorun: ${phone}.`,
    ],
    visit: ({ phone }) => [
      `Randevuları ekip ve firmalar doğrudan sizinle kararlaştırır, ben onları burada görmüyorum. Birinin gelip gelmeyeceğini ve zamanını lütfen sorun: ${phone}.`,
    ],
    neighbour: ({ phone }) => [
      `Diğer sakinler hakkında bilgi vermiyorum; burada kimse sizin hakkınızda da bir şey öğrenemez. Gürültü, hasar veya anlaşmazlık varsa bana yazın ya da arayın: ${phone}.`,
    ],
    'own-figures': ({ phone }) => [
      `Sözleşmenizi ve hesabınızı burada göremiyorum. Rakamlar kira sözleşmenizde ve son hesap dökümünüzde yazar; ekip size tam olarak söyler: ${phone}.`,
    ],
    hazard: ({ phone }) => [
      `Lütfen dokunmayın, çocukları ve hayvanları uzak tutun. Tam olarak nerede olduğunu kapıcıya veya ekibe bildirin: ${phone}. Biri yaralandıysa veya bir şey yuttuysa 112’yi arayın.`,
    ],
    thanks: () => [
      'Rica ederim! Yardımcı olabileceğim başka bir konu var mı?',
      'Ne demek. Başka bir şey olursa yazmanız yeterli.',
      'Memnuniyetle.',
    ],
    farewell: () => ['Hoşça kalın! Sohbeti bitirdiğinizde e-posta ile bir özet alırsınız.'],
    identity: ({ companyName }) => [
      `Ben bir yapay zekâ asistanıyım ve ${companyName} şirketinin belgelerine göre yanıt veriyorum. İnsan değilim, yanılabilirim. İsterseniz talebinizi ekibe iletebilirim.`,
    ],
    wellbeing: () => ['İyiyim, sorduğunuz için teşekkürler! Sizin için ne yapabilirim?'],
    safe: () => [
      'Güvende olmanız iyi. Orada kalın ve ancak itfaiye, polis veya acil servis izin verince geri dönün. Henüz aramadıysanız: şimdi 112’yi, şiddet veya hırsızlıkta 110’u arayın ve binada hâlâ biri olup olmadığını söyleyin.',
    ],
    freed: () => [
      'Herkesin asansörden çıkması iyi. Kendini iyi hissetmeyen varsa 112’yi arayın. Teknisyen gelene kadar asansörü kullanmayın ve henüz bildirmediyseniz arızayı bildirin.',
    ],
    found: () => [
      'Buna çok sevindim. Aramanın durması için lütfen polise de 110’dan haber verin. Kişi kendini iyi hissetmiyorsa 112’yi arayın.',
    ],
    agreement: () => ['Tamam. Başka bir sorunuz var mı?', 'Peki. Başka ne yapabilirim?'],
    refusal: () => ['Tamam. Başka bir şey olursa bana yazabilirsiniz.'],
    apology: () => ['Sorun değil! Size nasıl yardımcı olabilirim?', 'Hiç önemli değil.'],
    insult: ({ companyName, phone }) => [
      `Canınızın sıkıldığını anlıyorum, üzgünüm. Bana konunun ne olduğunu yazın ya da doğrudan ${companyName} ile görüşün: ${phone}.`,
    ],
    complaint: ({ companyName, phone }) => [
      `Şimdiye kadar yardımcı olamadığım için üzgünüm. Lütfen başka kelimelerle bir daha yazın ya da ${companyName} ekibiyle görüşün: ${phone}.`,
      `Bunun can sıkıcı olduğunu anlıyorum. En hızlısı şimdi telefon etmek: ${phone}.`,
    ],
    condolence: ({ companyName, phone }) => [
      `Çok üzüldüm, başınız sağ olsun. Daireyle ilgili yapılması gereken bir şey varsa seve seve yardımcı olurum; isterseniz ${companyName} ile de görüşebilirsiniz: ${phone}.`,
    ],
    person: ({ companyName, phone, email }) => [
      `İsteğinizi ${companyName} ekibine ilettim, size geri dönecekler. Doğrudan ulaşmak için: ${phone} veya ${email}.`,
      `İsteğiniz zaten iletildi. Acil ise lütfen arayın: ${phone}.`,
    ],
  },
  announced: (day, over) =>
    `${day} tarihli duyuru${over ? `, ${over} tarihine kadar geçerliydi` : ''}`,
  reports: ({ phone }) => ['Bildirimlerinizin durumu:', `Sorularınızı ekip yanıtlar: ${phone}.`],
  sayByPhone: (phone) =>
    `Bunu lütfen telefonda da söyleyin: 112’ye (şiddet veya hırsızlıkta 110’a) ya da ${phone} numarasına. Henüz aramadıysanız şimdi arayın.`,
  sympathy: 'Çok üzüldüm, başınız sağ olsun.',
  passOn: 'Lütfen sorumu bir çalışana iletin',
  notKnown: ({ companyName, phone, email }) =>
    `Maalesef bu konuda bilgim yok ve size yanlış bir şey söylemek istemem. Sorunuzu iletebilirim; ya da ${companyName} şirketine ${phone} numarasından veya ${email} adresinden ulaşabilirsiniz.`,
  partNotKnown: 'Maalesef bu konuda bilgim yok.',
  askBack: 'Bu konulardan birini mi kastettiniz?',
  orElse: 'Başka bir şey kastettiyseniz:',
  germanOriginal: 'Yönetim şirketinizin bu konudaki Almanca metni:',
  contact: ({ companyName, phone, email }) =>
    `${companyName} şirketine ${phone} numarasından veya ${email} adresinden ulaşabilirsiniz.`,
  whenClosed: (numbers) =>
    `Ofis şu anda kapalı. Beklenemeyecek bir durumsa lütfen arayın: ${numbers}.`,
  factMissing: 'Tam olarak bu bilgi belgelerimizde yok.',
  fallback: 'Yanıt doğrudan yönetim şirketinizin belgelerinden:',
  searchFailed: 'Maalesef şu anda yönetim şirketinizin belgelerinde arama yapamıyorum.',
  files: {
    says: (name) => `“${name}” dosyanızda şöyle yazıyor:`,
    received: (name) => `“${name}” dosyanızı aldım ve okudum.`,
    stillReading: (name) =>
      `“${name}” dosyanız hâlâ okunuyor, biraz sürebilir. Lütfen birazdan tekrar sorun.`,
    unreadable: (name) =>
      `“${name}” dosyanızı aldım ama içinde okunabilir bir metin bulamadım. Özetle birlikte yönetim şirketinize ileteceğim.`,
    nothingAbout: (name) => `“${name}” dosyasında bu konuda bir şey bulamadım.`,
  },
};
