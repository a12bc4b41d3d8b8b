import type { InstructionTexts } from './instruction-texts.js';

export const EN: InstructionTexts = {
  now: {
    GAS: 'Go outside now: inside use no light switch, doorbell, phone or flame. Call 112 once you are outside, open windows only on your way out, warn others by knocking and shouting, and do not go back in.',
    FIRE: 'Get out now, without the lift, close the doors behind you and call 112; if there is smoke in the stairwell, stay in your flat, close the door, call 112 and show yourself at a window. Warn the others, do not go back, and never pour water on burning fat.',
    CARBON_MONOXIDE:
      'Everybody out into the fresh air now, then call 112 from there: you cannot smell carbon monoxide, and it kills. Do not go back in until the fire brigade says so.',
    MEDICAL:
      'Call 112 now; they will tell you what to do until help arrives. Stay with the person and check whether they are breathing; if the door is shut, stay in front of it and call out to them.',
    SUICIDE:
      'Thank you for saying this; you do not have to go through it alone: please call 112 now, or talk to TelefonSeelsorge, free and at any hour, on 0800 111 0 111. Please stay with someone until help is there.',
    VIOLENCE:
      'Get to safety and call 110 now. Do not step in yourself; if someone is hurt, call 112 as well.',
    MISSING:
      'Call 110 now and say who is missing, what they look like and where they were last seen; there is no need to wait. Ask neighbours to search the basement, attic, garage and courtyard, and leave someone in the flat.',
    ELECTRICITY:
      'Touch nothing, not even a person who is in contact with the current, and keep away; switch off the fuse only if you can reach it dry and safely. If someone got a shock, or there is smoke or fire, call 112 now.',
    BURGLARY: 'Get to safety and call 110 now. Do not stand in anyone’s way and touch nothing.',
    COLLAPSE:
      'Get away from that spot, outside the building too, and warn others. If someone is hurt or more could fall, call 112 now; do not go back to fetch anything.',
    LIFT: 'Press the alarm button in the lift until someone answers, and stay calm: there is enough air. Do not force the door; if someone is in pain, cannot breathe, or nobody answers, call 112.',
    WATER:
      'Stay away from wet sockets, lamps and appliances, and turn off the main water valve if you can reach it safely. If the water keeps running, call the emergency service; if people or electricity are at risk, call 112.',
    FROST:
      'Take children, sick and old people to a warm room or to neighbours, and call the emergency service now. If someone is very cold, drowsy or confused, call 112 at once.',
  },
  possible: {
    GAS: 'If you smell gas: go outside at once, touch no switch, and call 112 from outside.',
    FIRE: 'If there is fire or smoke: get out at once and call 112.',
    CARBON_MONOXIDE:
      'If a detector goes off or you feel sick or dizzy: go out into the fresh air at once and call 112.',
    MEDICAL: 'If someone’s life is in danger: call 112 at once.',
    SUICIDE:
      'If you are in a very dark place right now: TelefonSeelsorge is always there for you, free on 0800 111 0 111; in an emergency call 112.',
    VIOLENCE: 'If someone is being threatened: get to safety and call 110 at once.',
    MISSING:
      'If a child or a helpless person is missing: call 110 at once, there is no need to wait.',
    ELECTRICITY:
      'If there are sparks, burning, or someone got a shock: touch nothing and call 112.',
    BURGLARY: 'If someone is breaking in right now: get to safety and call 110 at once.',
    COLLAPSE:
      'If parts of the building are falling or something may collapse: keep away, warn others and call 112.',
    LIFT: 'If someone is trapped in the lift: press the alarm button; in danger call 112.',
    WATER:
      'If water is running out right now: turn off the main valve, avoid wet sockets and call the emergency service.',
    FROST:
      'If children, sick or old people are freezing: call the emergency service now; if someone is dangerously cold, call 112.',
  },
  fire: 'Fire brigade and ambulance',
  police: 'Police',
  counselling: 'TelefonSeelsorge (crisis line)',
};
