import type { help as german } from './de';

export const help: typeof german = {
  title: 'Help',
  where: 'Where to do what',
  ways: {
    invite: 'Invite or delete an administrator',
    company: 'Add a company, upload what it knows, open its portal',
    member: 'Invite, edit or delete a company user',
    person: 'Send a tenant or owner a sign-in link',
    answers: 'See whether the assistant answers, how fast and at what cost',
    who: 'See who changed what, and when',
    keeping: 'Decide when data is deleted',
    release: 'Activate a version of a front end, or roll it back',
    account: 'Your own password, passkeys and signed-in devices',
  },
  keys: 'Keys',
  key: {
    palette: 'Search for anything and any action',
    beside: 'Beside a list: to the next entry and the one before',
    close: 'Close what is open',
    help: 'This help',
  },
  operating:
    'Backups, upgrades and incidents: the folder docs/operations of the source, at night at-3-am.md first.',
};
