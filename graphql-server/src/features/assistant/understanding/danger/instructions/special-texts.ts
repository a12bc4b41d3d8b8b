import type { SpecialCase } from '../danger-kinds.js';

/** What is said in special cases in place of what holds for most of that kind; the cases are known in these languages. */
export const SPECIAL_TEXTS: Readonly<Record<'de' | 'en', Readonly<Record<SpecialCase, string>>>> = {
  de: {
    OF_ANOTHER:
      'Rufen Sie jetzt die 112 an und sagen Sie, wo die Person ist und was sie gesagt hat; ist sie bei Ihnen, bleiben Sie bei ihr und hören Sie zu. Rat für Sie selbst gibt die TelefonSeelsorge, kostenlos und zu jeder Stunde unter 0800 111 0 111.',
    OTHERS_IN_LIFT:
      'Rufen Sie den Menschen im Aufzug zu, dass sie den Notrufknopf drücken, bis sich jemand meldet, und dass Luft genug da ist. Öffnen Sie die Tür nicht selbst; bei Atemnot, Schmerzen, Panik oder wenn niemand antwortet, rufen Sie die 112 an.',
    CHILD_LOCKED_IN:
      'Bleiben Sie an der Tür und reden Sie ruhig mit dem Kind; viele Zimmertüren lassen sich von außen mit einer Münze oder einem Schraubenzieher am Schlitz des Schlosses öffnen. Geht sie nicht auf oder ist das Kind in Not, rufen Sie die 112 an: Die Feuerwehr öffnet die Tür.',
    LOCKED_OUT:
      'Rufen Sie sofort die 112 an und sagen Sie, was in der Wohnung noch an ist oder dass ein Kind darin allein ist: Die Feuerwehr öffnet die Tür. Bleiben Sie davor und rufen Sie hinein; sehen Sie Rauch, warnen Sie die Nachbarn und gehen ins Freie.',
    WATER_AND_POWER:
      'Gehen Sie nicht ins Wasser und fassen Sie nichts an: Es kann unter Strom stehen. Warnen Sie andere und rufen Sie die 112 an; den Haupthahn drehen Sie nur zu, wenn Sie trocken hinkommen.',
    SHOCK:
      'Fassen Sie es nicht mehr an und lassen Sie niemanden heran; schalten Sie die Sicherung aus, wenn Sie trocken und gefahrlos herankommen, und rufen Sie den Notdienst: Ein Elektriker muss es sofort prüfen. Fühlt sich nach dem Schlag jemand schlecht, rufen Sie die 112 an.',
    BURN: 'Kühlen Sie eine kleine Verbrennung etwa zehn Minuten unter fließendem, lauwarmem Wasser und gehen Sie bei Blasen zum Arzt; ist sie größer als die Hand, im Gesicht oder bei einem kleinen Kind, rufen Sie die 112 an.',
  },
  en: {
    OF_ANOTHER:
      'Call 112 now and say where the person is and what they said; if they are with you, stay and listen to them. TelefonSeelsorge advises you too, free and at any hour, on 0800 111 0 111.',
    OTHERS_IN_LIFT:
      'Call out to the people in the lift to press the alarm button until someone answers, and that there is enough air. Do not force the door; if someone is in pain, panics, cannot breathe, or does not answer, call 112.',
    CHILD_LOCKED_IN:
      'Stay at the door and talk calmly to the child; many room doors can be opened from outside with a coin or a screwdriver in the slot of the lock. If it does not open or the child is in distress, call 112: the fire brigade opens the door.',
    LOCKED_OUT:
      'Call 112 now and say what is still on in the flat, or that a child is alone inside: the fire brigade opens the door. Stay in front of it and call out; if you see smoke, warn the neighbours and go outside.',
    WATER_AND_POWER:
      'Do not step into the water and touch nothing: it may be live. Warn others and call 112; turn off the main valve only if you can reach it dry.',
    SHOCK:
      'Do not touch it again and keep others away from it; switch off the fuse if you can reach it dry and safely, and call the emergency service: an electrician has to check it at once. If you or anyone else feels unwell after the shock, call 112.',
    BURN: 'Cool a small burn for about ten minutes under lukewarm running water, and see a doctor if it blisters; if it is larger than a hand, on the face or on a small child, call 112.',
  },
};
