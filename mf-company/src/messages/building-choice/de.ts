/** Texts of choosing buildings, in German. */
export const buildingChoice = {
  count:
    '{count, plural, =0 {Kein Gebäude gewählt} one {# Gebäude gewählt} other {# Gebäude gewählt}}',
  chosen: 'Gewählte Gebäude',
  leaveOut: '{name} weglassen',
  search: 'Gebäude suchen',
  none: 'Kein Gebäude gefunden',
  filter: 'Gebäude',
  all: 'Alle Gebäude',
  more: '{count, plural, one {# weiteres Gebäude} other {# weitere Gebäude}}: bitte suchen',
};
