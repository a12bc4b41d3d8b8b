import type { assistant as german } from './de';

/** What the assistant says by itself. */
export const assistant: typeof german = {
  language: 'tr',
  welcome:
    'Merhaba, hoş geldiniz! Size yardımcı olabilmem için lütfen önce e-posta adresinizi yazın.',
  askNumber:
    'Teşekkür ederim! Şimdi lütfen kimlik doğrulama numaranızı (Authentifizierungsnummer) yazın. Bu numarayı size bina yönetiminiz vermiştir.',
  emailFirst:
    'Yazdığınızı aklımda tuttum. Bina yönetiminizin kiminle görüştüğünü bilmesi için lütfen önce e-posta adresinizi ad@ornek.de biçiminde yazın. Oturum açtıktan sonra metniniz yine yazma alanında olur.',
  numberFirst:
    'Yazdığınızı aklımda tuttum. Lütfen önce kimlik doğrulama numaranızı (Authentifizierungsnummer) yazın; oturum açtıktan sonra metniniz yine yazma alanında olur.',
  codeFirst:
    'Yazdığınızı aklımda tuttum. Lütfen önce e-postadaki kodu yazın; oturum açtıktan sonra metniniz yine yazma alanında olur.',
  invalidEmail:
    'Bu henüz bir e-posta adresine benzemiyor. Lütfen adresinizi ad@ornek.de biçiminde yazın.',
  invalidNumber:
    'Kimlik doğrulama numarası geçersiz. Lütfen tekrar deneyin veya sorun yaşarsanız desteğe başvurun.',
  askCode: 'Size e-postayla bir kod gönderdik. Lütfen buraya yazın; 10 dakika geçerlidir.',
  invalidCode:
    'Bu kod yanlış veya artık geçerli değil. Lütfen tekrar deneyin. Kimlik doğrulama numaranızı bir kez daha yazarsanız yeni bir kod alırsınız.',
  tooManyAttempts: 'Çok fazla deneme yapıldı. Lütfen biraz bekleyip tekrar deneyin.',
  greeting: 'Hoş geldiniz, {name}! Bugün size nasıl yardımcı olabilirim?',
  signInFirst:
    'Elbette. Bunun için lütfen önce burada oturum açın; böylece bina yönetiminiz kiminle görüştüğünü bilir.',
  processingFailed: 'Üzgünüm, mesajınız işlenirken bir hata oluştu. Lütfen tekrar deneyin.',
  endFailed: 'Üzgünüm, görüşme sonlandırılırken bir hata oluştu. Lütfen tekrar deneyin.',
  linkUsed:
    'Bu bağlantı daha önce kullanıldı: Her bağlantı yalnızca bir kez geçerlidir. Size e-postayla yenisini gönderebilirim; isterseniz e-posta adresinizi buraya yazıp numaranızla da oturum açabilirsiniz.',
  linkSent:
    'Yeni bağlantı, ilkini alan posta kutusuna gönderiliyor. Birkaç dakika içinde ulaşır; lütfen spam klasörüne de bakın.',
  linkVoid:
    'Bu bağlantı artık geçerli değil. Lütfen e-posta adresinizi yazın; görüşmenize kaldığınız yerden devam edelim.',
  expired:
    'Oturumunuzun süresi doldu. Güvenliğiniz için lütfen e-posta adresinizi bir kez daha yazın. Metniniz kaybolmaz; oturum açtıktan sonra yine burada olur.',
  topics: {
    heating: 'Kalorifer',
    heatingQuestion: 'Kaloriferim ısınmıyor. Ne yapabilirim?',
    water: 'Su hasarı',
    waterQuestion: 'Dairemde su hasarı var. Şimdi ne yapmalıyım?',
    costs: 'Yan giderler',
    costsQuestion: 'Yan gider hesabımı (Nebenkostenabrechnung) ne zaman alırım?',
    keys: 'Anahtar',
    keysQuestion: 'Bir anahtarımı kaybettim. Ne yapmam gerekiyor?',
    rules: 'Bina kuralları',
    rulesQuestion: 'Binada hangi sessizlik saatleri geçerli?',
    emergency: 'Acil durum',
    emergencyQuestion: 'Acil durumda hangi numarayı aramalıyım?',
  },
};
