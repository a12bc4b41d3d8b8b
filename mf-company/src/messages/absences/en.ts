/** Texts about who of the company is away and who stands in, in English. */
export const absences = {
  title: 'Absence',
  none: 'Note when you are on holiday or away for another reason. Your team then sees who stands in for you, and that colleague is told of everything new in your conversations and cases.',
  until: 'Away until {last}',
  from: 'Away {first} – {last}',
  deputy: 'Deputy: {name}',
  awayNamed: '{name} (away until {last})',
  note: 'Note an absence',
  change: 'Change the absence',
  end: 'I am back',
  takeBack: 'Take the absence back',
  endOf: 'End the absence',
  named: 'Absence of {name}',
  endNamed: 'End the absence of {name}',
  dialogTitle: 'Absence of {name}',
  noted: 'Absence noted',
  ended: 'Absence ended',
  form: {
    firstDay: 'First day',
    lastDay: 'Last day',
    deputyId: 'Deputy',
    noDeputy: 'None',
    deputyHint:
      'Is told of everything new and sees this work under “Mine + deputising”. Assignees stay as they are.',
    note: 'Note for colleagues (optional)',
    noteHint: 'Your team sees it. Please give no reason such as an illness.',
    firstDayRequired: 'The first day is required',
    lastDayRequired: 'The last day is required',
    daysReversed: 'The last day must not be before the first',
    deputyAway: '{name} is away then, too: {text}.',
    standsIn:
      'Standing in for {name} was agreed for that time. Please choose another deputy there.',
  },
  failed: {
    note: 'The absence could not be noted',
    end: 'The absence could not be ended',
  },
};
