import type { InstructionTexts } from './instruction-texts.js';

export const TR: InstructionTexts = {
  now: {
    GAS: 'Hemen dışarı çıkın: içeride ışık, zil ve telefon kullanmayın, ateş yakmayın. Dışarıda 112’yi arayın, pencereleri yalnızca çıkarken yol üstünde açın, diğerlerini kapıya vurarak ve seslenerek uyarın ve geri dönmeyin.',
    FIRE: 'Hemen asansörsüz dışarı çıkın, kapıları arkanızdan kapatın ve 112’yi arayın; merdivende duman varsa dairede kalın, kapıyı kapatın, 112’yi arayın ve pencereden kendinizi gösterin. Diğerlerini uyarın, geri dönmeyin ve yanan yağı asla suyla söndürmeyin.',
    CARBON_MONOXIDE:
      'Herkes hemen temiz havaya çıksın, oradan 112’yi arayın: karbonmonoksitin kokusu yoktur ve öldürür. İtfaiye izin verene kadar içeri girmeyin.',
    MEDICAL:
      'Hemen 112’yi arayın; yardım gelene kadar ne yapacağınızı size söylerler. Kişinin yanında kalın ve nefes alıp almadığına bakın; kapı kapalıysa önünde bekleyip seslenin.',
    SUICIDE:
      'Bunu söylemeniz çok iyi, yalnız değilsiniz: lütfen şimdi 112’yi arayın ya da TelefonSeelsorge ile konuşun, günün her saati ücretsiz: 0800 111 0 111. Yardım gelene kadar lütfen yalnız kalmayın.',
    VIOLENCE:
      'Güvenli bir yere geçin ve hemen 110’u arayın. Kendiniz araya girmeyin; yaralı varsa 112’yi de arayın.',
    MISSING:
      'Hemen 110’u arayın; kimin kayıp olduğunu, nasıl göründüğünü ve en son nerede görüldüğünü söyleyin, beklemeniz gerekmez. Komşulardan bodrumu, çatı katını, garajı ve avluyu aramalarını isteyin ve evde birini bırakın.',
    ELECTRICITY:
      'Hiçbir şeye, elektriğe kapılmış birine de dokunmayın, uzak durun; sigortayı yalnızca kuru ve tehlikesiz ulaşabiliyorsanız kapatın. Birini elektrik çarptıysa, duman ya da ateş varsa hemen 112’yi arayın.',
    BURGLARY:
      'Güvenli bir yere geçin ve hemen 110’u arayın. Kimsenin önüne çıkmayın ve hiçbir şeye dokunmayın.',
    COLLAPSE:
      'O yerden, binanın dışında da olsa, uzaklaşın ve diğerlerini uyarın. Yaralı varsa ya da başka parçalar düşebilecekse hemen 112’yi arayın; bir şey almak için geri dönmeyin.',
    LIFT: 'Biri cevap verene kadar asansördeki alarm düğmesine basın ve sakin olun: hava yeterli. Kapıyı zorlamayın; nefes darlığı, ağrı olursa ya da kimse cevap vermezse 112’yi arayın.',
    WATER:
      'Islak prizlerden, lambalardan ve cihazlardan uzak durun, tehlikesiz ulaşabiliyorsanız ana su vanasını kapatın. Su akmaya devam ederse acil servisi, insanlar ya da elektrik tehlikedeyse 112’yi arayın.',
    FROST:
      'Çocukları, hastaları ve yaşlıları sıcak bir odaya ya da komşuya götürün ve hemen acil servisi arayın. Biri çok üşümüş, uykulu ya da şaşkınsa hemen 112’yi arayın.',
  },
  possible: {
    GAS: 'Gaz kokusu varsa: hemen dışarı çıkın, hiçbir düğmeye dokunmayın ve dışarıdan 112’yi arayın.',
    FIRE: 'Yangın ya da duman varsa: hemen dışarı çıkın ve 112’yi arayın.',
    CARBON_MONOXIDE:
      'Alarm çalıyorsa ya da mideniz bulanıyor, başınız dönüyorsa: hemen temiz havaya çıkın ve 112’yi arayın.',
    MEDICAL: 'Birinin hayatı tehlikedeyse: hemen 112’yi arayın.',
    SUICIDE:
      'Kendinizi çok kötü hissediyorsanız: TelefonSeelsorge her zaman yanınızda, ücretsiz 0800 111 0 111; acil durumda 112.',
    VIOLENCE: 'Biri tehdit ediliyorsa: güvenli bir yere geçin ve hemen 110’u arayın.',
    MISSING: 'Bir çocuk veya yardıma muhtaç biri kayıpsa: beklemeden hemen 110’u arayın.',
    ELECTRICITY:
      'Kıvılcım ya da yanık varsa veya birini elektrik çarptıysa: hiçbir şeye dokunmayın ve 112’yi arayın.',
    BURGLARY:
      'Şu anda biri içeri girmeye çalışıyorsa: güvenli bir yere geçin ve hemen 110’u arayın.',
    COLLAPSE:
      'Binadan parçalar düşüyorsa ya da bir yer çökecek gibiyse: uzak durun, diğerlerini uyarın ve 112’yi arayın.',
    LIFT: 'Asansörde kalan varsa: alarm düğmesine basın, tehlike varsa 112’yi arayın.',
    WATER:
      'Şu anda su akıyorsa: ana vanayı kapatın, ıslak prizlerden uzak durun ve acil servisi arayın.',
    FROST:
      'Çocuklar, hastalar ya da yaşlılar üşüyorsa: hemen acil servisi, donma tehlikesi varsa 112’yi arayın.',
  },
  fire: 'İtfaiye ve ambulans',
  police: 'Polis',
  counselling: 'TelefonSeelsorge (kriz hattı)',
};
