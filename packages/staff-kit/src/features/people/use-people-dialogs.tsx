import { skipToken, useOpenDialog, useQuery } from '@hausgeist/shell-api';
import { EmptyState, UsersIcon } from '@hausgeist/ui';
import type { ReactNode } from 'react';
import { AddButton } from '../../ui/AddButton';
import {
  CompanyUserWorkDocument,
  DeleteCompanyUserDocument,
  RevokeCompanyInvitationDocument,
  type CompanyRole,
} from '../../gql/graphql';
import { EmployeePrivacyDialog } from '../privacy';
import { MutationDialog } from '../../ui/MutationDialog';
import { AddPersonDialog } from './AddPersonDialog';
import { EditPersonDialog } from './EditPersonDialog';
import { isInvitation, nameOf, usePeopleTexts, type PeopleOptions, type Person } from './options';

type OpenDialog =
  | { kind: 'add'; role?: CompanyRole }
  | { kind: 'edit' | 'privacy' | 'remove'; person: Person };

/** What a member looks after, which is assigned to none afterwards. */
function useWorkText(person: Person, texts: string): string[] {
  const t = usePeopleTexts(texts);
  const { data } = useQuery(
    CompanyUserWorkDocument,
    isInvitation(person)
      ? skipToken
      : { variables: { id: person.id }, fetchPolicy: 'network-only' },
  );
  const { openConversations = 0, openCases = 0 } = data?.companyUserWork ?? {};
  return [
    ...(openConversations > 0 ? [t('workConversations', { count: openConversations })] : []),
    ...(openCases > 0 ? [t('workCases', { count: openCases })] : []),
    ...(openConversations + openCases > 0 ? [t('workHint')] : []),
  ];
}

/** The question before a person is removed, or an invitation revoked. */
function RemovePerson({
  person,
  texts,
  onClose,
}: {
  person: Person;
  texts: string;
  onClose: () => void;
}) {
  const t = usePeopleTexts(texts);
  const { id, email } = person;
  const named = { name: nameOf(person), email };
  const work = useWorkText(person, texts);
  const question = isInvitation(person)
    ? {
        mutation: RevokeCompanyInvitationDocument,
        title: t('revokeTitle'),
        text: t('revokeText', named),
        confirm: t('revoke'),
        done: t('revoked'),
        failures: { failed: t('failed.revoke') },
      }
    : {
        mutation: DeleteCompanyUserDocument,
        title: t('removeTitle'),
        text: [t('removeText', named), ...work].join('\n'),
        confirm: t('remove'),
        done: t('removed', named),
        failures: { failed: t('failed.remove') },
      };
  return (
    <MutationDialog<object, { input: { id: string } }>
      {...question}
      variables={{ input: { id } }}
      rereads="active"
      onClose={onClose}
    />
  );
}

/** The dialogs of a page about people, one at a time, as long as the viewer may do what they are for. */
export function usePeopleDialogs(options: PeopleOptions) {
  const { texts, may } = options;
  const t = usePeopleTexts(texts);
  const [open, setOpen] = useOpenDialog<OpenDialog>(`people ${texts}`);
  const onClose = () => setOpen(undefined);
  let dialog: ReactNode = null;
  if (open?.kind === 'add') {
    dialog = may.invite && <AddPersonDialog {...options} role={open.role} onClose={onClose} />;
  } else if (open?.kind === 'edit') {
    dialog = may.edit && <EditPersonDialog {...options} person={open.person} onClose={onClose} />;
  } else if (open?.kind === 'privacy') {
    const { id } = open.person;
    dialog = may.remove && (
      <EmployeePrivacyDialog person={{ id, fullName: nameOf(open.person) }} onClose={onClose} />
    );
  } else if (open) {
    const { person } = open;
    dialog = (isInvitation(person) ? may.invite : may.remove) && (
      <RemovePerson person={person} texts={texts} onClose={onClose} />
    );
  }
  return {
    dialog,
    addButton: may.invite && (
      <AddButton onClick={() => setOpen({ kind: 'add' })}>{t('invite')}</AddButton>
    ),
    /** For a company without users: its first user can do everything, and adds the others. */
    noneYet: (
      <EmptyState
        icon={<UsersIcon size={28} />}
        title={t('noneYet.title')}
        action={
          <AddButton onClick={() => setOpen({ kind: 'add', role: 'COMPANY_ADMIN' })}>
            {t('noneYet.action')}
          </AddButton>
        }
      >
        {t('noneYet.text')}
      </EmptyState>
    ),
    handlers: {
      onEdit: (person: Person) => setOpen({ kind: 'edit', person }),
      onPrivacy: (person: Person) => setOpen({ kind: 'privacy', person }),
      onRemove: (person: Person) => setOpen({ kind: 'remove', person }),
    },
  };
}
