/** What the server answers in tests. */
export const filled = {
  viewer: {
    __typename: 'EndUserViewer',
    kind: 'END_USER',
    endUser: { id: '1', firstName: 'Anna', company: { name: 'Lindenhof' } },
  },
  chatCases: [
    { id: '1', number: 17, title: 'Heating stays cold', state: 'OPEN', appointmentAt: null },
  ],
};

export const empty = { ...filled, chatCases: [] };

/** What stands on the page then. */
export const shown = '#17 Heating stays cold';
