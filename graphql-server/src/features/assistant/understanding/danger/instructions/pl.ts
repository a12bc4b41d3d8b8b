import type { InstructionTexts } from './instruction-texts.js';

export const PL: InstructionTexts = {
  now: {
    GAS: 'Natychmiast wyjdź na zewnątrz: w budynku nie dotykaj włączników, dzwonka ani telefonu i nie zapalaj ognia. Na zewnątrz zadzwoń pod 112, okna otwieraj tylko po drodze do wyjścia, ostrzeż innych pukaniem i wołaniem i nie wracaj.',
    FIRE: 'Natychmiast wyjdź z budynku, bez windy, zamykaj za sobą drzwi i zadzwoń pod 112; jeśli na klatce jest dym, zostań w mieszkaniu, zamknij drzwi, zadzwoń pod 112 i pokaż się w oknie. Ostrzeż innych, nie wracaj i nigdy nie gaś płonącego tłuszczu wodą.',
    CARBON_MONOXIDE:
      'Wszyscy natychmiast wyjdźcie na świeże powietrze i stamtąd zadzwońcie pod 112: czadu nie czuć, a zabija. Nie wracajcie, dopóki nie pozwoli straż pożarna.',
    MEDICAL:
      'Natychmiast zadzwoń pod 112; tam powiedzą, co robić do przyjazdu pomocy. Zostań przy tej osobie i sprawdzaj, czy oddycha; jeśli drzwi są zamknięte, zostań pod nimi i wołaj.',
    SUICIDE:
      'Dobrze, że o tym mówisz, nie jesteś z tym sam ani sama: zadzwoń teraz pod 112 albo porozmawiaj z TelefonSeelsorge, bezpłatnie o każdej porze, pod 0800 111 0 111. Proszę, nie zostawaj w samotności, dopóki nie przyjdzie pomoc.',
    VIOLENCE:
      'Schroń się w bezpiecznym miejscu i natychmiast zadzwoń pod 110. Nie wkraczaj osobiście; jeśli ktoś jest ranny, zadzwoń też pod 112.',
    MISSING:
      'Natychmiast zadzwoń pod 110 i powiedz, kto zaginął, jak wygląda i gdzie był ostatnio; nie trzeba z tym czekać. Poproś sąsiadów o przeszukanie piwnicy, strychu, garażu i podwórka i zostaw kogoś w mieszkaniu.',
    ELECTRICITY:
      'Niczego nie dotykaj, także osoby porażanej prądem, i odsuń się; wyłącz bezpiecznik tylko wtedy, gdy dojście do niego jest suche i bezpieczne. Jeśli kogoś poraził prąd albo jest dym lub ogień, natychmiast zadzwoń pod 112.',
    BURGLARY:
      'Schroń się w bezpiecznym miejscu i natychmiast zadzwoń pod 110. Nikogo nie zatrzymuj i niczego nie dotykaj.',
    COLLAPSE:
      'Odejdź od tego miejsca, także na zewnątrz budynku, i ostrzeż innych. Jeśli ktoś jest ranny albo może spaść coś jeszcze, natychmiast zadzwoń pod 112; nie wracaj po żadne rzeczy.',
    LIFT: 'Trzymaj przycisk alarmowy w windzie, aż ktoś się odezwie, i zachowaj spokój: powietrza wystarczy. Nie otwieraj drzwi samodzielnie; przy duszności, bólu lub gdy nikt nie odpowiada, zadzwoń pod 112.',
    WATER:
      'Trzymaj się z dala od mokrych gniazdek, lamp i urządzeń i zakręć główny zawór wody, jeśli dojście do niego jest bezpieczne. Jeśli woda nadal płynie, zadzwoń do pogotowia technicznego, a gdy zagraża ludziom lub instalacji elektrycznej, pod 112.',
    FROST:
      'Zaprowadź dzieci, chorych i starsze osoby do ciepłego pokoju lub do sąsiadów i od razu zadzwoń do pogotowia technicznego. Jeśli ktoś jest bardzo wyziębiony, senny lub zdezorientowany, natychmiast zadzwoń pod 112.',
  },
  possible: {
    GAS: 'Jeśli czuć gaz: natychmiast wyjdź na zewnątrz, nie dotykaj włączników i dopiero tam zadzwoń pod 112.',
    FIRE: 'Jeśli jest ogień lub dym: natychmiast wyjdź i zadzwoń pod 112.',
    CARBON_MONOXIDE:
      'Jeśli włączył się czujnik albo masz mdłości lub zawroty głowy: natychmiast wyjdź na świeże powietrze i zadzwoń pod 112.',
    MEDICAL: 'Jeśli czyjeś życie jest w niebezpieczeństwie: natychmiast zadzwoń pod 112.',
    SUICIDE:
      'Jeśli jest Ci teraz bardzo ciężko: TelefonSeelsorge jest zawsze dla Ciebie, bezpłatnie pod 0800 111 0 111, w nagłym wypadku 112.',
    VIOLENCE: 'Jeśli ktoś jest zagrożony: schroń się i natychmiast zadzwoń pod 110.',
    MISSING:
      'Jeśli zaginęło dziecko lub osoba bezradna: natychmiast zadzwoń pod 110, nie trzeba czekać.',
    ELECTRICITY:
      'Jeśli iskrzy, czuć spaleniznę lub kogoś poraził prąd: niczego nie dotykaj i zadzwoń pod 112.',
    BURGLARY: 'Jeśli ktoś właśnie się włamuje: schroń się i natychmiast zadzwoń pod 110.',
    COLLAPSE:
      'Jeśli spadają części budynku lub coś grozi zawaleniem: odsuń się, ostrzeż innych i zadzwoń pod 112.',
    LIFT: 'Jeśli ktoś utknął w windzie: naciśnij przycisk alarmowy, w niebezpieczeństwie zadzwoń pod 112.',
    WATER:
      'Jeśli właśnie leje się woda: zakręć główny zawór, unikaj mokrych gniazdek i zadzwoń do pogotowia technicznego.',
    FROST:
      'Jeśli marzną dzieci, chorzy lub starsze osoby: zadzwoń teraz do pogotowia technicznego, a przy wyziębieniu pod 112.',
  },
  fire: 'Straż pożarna i pogotowie',
  police: 'Policja',
  counselling: 'TelefonSeelsorge (telefon zaufania)',
};
