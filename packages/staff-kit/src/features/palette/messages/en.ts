import type { palette as german } from './de';

/** Texts of the list of everything that can be done. */
export const palette: typeof german = {
  title: 'Commands',
  label: 'Search for a command, a person or a company',
  search: 'Search',
  keys: 'Ctrl K',
  placeholder: 'What do you want to do?',
  groups: {
    actions: 'Actions',
    conversations: 'Conversations',
    people: 'Tenants and owners',
    buildings: 'Buildings',
    companies: 'Companies',
    views: 'Views',
    saved: 'My filters',
    pages: 'Sections',
  },
  nothing: 'Nothing found',
  searching: 'Searching...',
  count: '{count, plural, =0 {Nothing found} one {# entry} other {# entries}}',
  darkTheme: 'Dark theme',
  lightTheme: 'Light theme',
  otherLanguage: 'Language: Deutsch (German)',
};
