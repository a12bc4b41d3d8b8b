/** Texts of choosing buildings, in English. */
export const buildingChoice = {
  count:
    '{count, plural, =0 {No building chosen} one {# building chosen} other {# buildings chosen}}',
  chosen: 'Chosen buildings',
  leaveOut: 'Leave {name} out',
  search: 'Search buildings',
  none: 'No building found',
  filter: 'Building',
  all: 'All buildings',
  more: '{count, plural, one {# more building} other {# more buildings}}: please search',
};
