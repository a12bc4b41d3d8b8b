import { CheckIcon, ClearIcon, EditIcon, LockIcon, StopIcon } from '@hausgeist/ui';
import {
  ResendCompanyInvitationDocument,
  SetCompanyUserStatusDocument,
  type SetCompanyUserStatusInput,
} from '../../gql/graphql';
import { useAction } from '../../requests/use-action';
import { MoreActions, RowAction, RowActions } from '../../ui/Row';
import {
  isInvitation,
  isViewer,
  nameOf,
  useIsAdministrator,
  useMayHandle,
  usePeopleTexts,
  type PeopleOptions,
  type Person,
  type User,
} from './options';

interface PersonActionsProps {
  person: Person;
  options: PeopleOptions;
  onEdit: () => void;
  /** Opens what can be done about the person's data. */
  onPrivacy: () => void;
  /** Asks before a person is removed, or an invitation revoked. */
  onRemove: () => void;
}

/** The buttons of a person's row: other ones for an invitation than for a user. */
export function PersonActions(props: PersonActionsProps) {
  const mayHandle = useMayHandle();
  const { person, options } = props;
  if (!mayHandle(person.role)) return null;
  if (isInvitation(person)) return options.may.invite && <InvitationActions {...props} />;
  return <UserActions {...props} person={person} />;
}

function InvitationActions({ person, options, onRemove }: PersonActionsProps) {
  const t = usePeopleTexts(options.texts);
  const { id, email } = person;
  const { run, isBusy } = useAction(ResendCompanyInvitationDocument, {
    failed: t('failed.resend'),
    done: t('resent', { email }),
    rereads: 'active',
    isToasted: true,
  });
  const named = { name: nameOf(person), email };

  return (
    <RowActions>
      <RowAction
        label={t('resendNamed', named)}
        busy={isBusy}
        onClick={() => void run({ input: { id } })}
      >
        {t('resend')}
      </RowAction>
      <RowAction Icon={ClearIcon} tone="danger" label={t('revokeNamed', named)} onClick={onRemove}>
        {t('revoke')}
      </RowAction>
    </RowActions>
  );
}

function UserActions(props: PersonActionsProps & { person: User }) {
  const { person, options, onEdit, onPrivacy, onRemove } = props;
  const t = usePeopleTexts(options.texts);
  const { may, editsSelf, toggles, moreActions } = options;
  const isAdministrator = useIsAdministrator();
  const isCurrentUser = isViewer(person);
  const name = nameOf(person);
  if (isCurrentUser && !editsSelf) return null;
  return (
    <RowActions>
      {toggles && <StatusToggle person={person} texts={options.texts} />}
      {may.edit && (
        <RowAction Icon={EditIcon} label={t('editNamed', { name })} onClick={onEdit}>
          {t('edit')}
        </RowAction>
      )}
      {may.remove && (
        <RowAction
          Icon={ClearIcon}
          tone="danger"
          label={t('removeNamed', { name })}
          disabled={isCurrentUser}
          title={isCurrentUser ? t('ownAccount') : undefined}
          onClick={onRemove}
        >
          {t('remove')}
        </RowAction>
      )}
      <MoreActions of={name}>
        {may.edit && moreActions?.(person)}
        {may.remove && isAdministrator && !isCurrentUser && (
          <RowAction Icon={LockIcon} label={t('privacyNamed', { name })} onClick={onPrivacy}>
            {t('privacy')}
          </RowAction>
        )}
      </MoreActions>
    </RowActions>
  );
}

/** Suspends who is active and activates others. */
function StatusToggle({ person, texts }: { person: Person; texts: string }) {
  const t = usePeopleTexts(texts);
  const action: SetCompanyUserStatusInput['action'] =
    person.status === 'ACTIVE' ? 'SUSPEND' : 'ACTIVATE';
  const name = nameOf(person);
  const { run, isBusy } = useAction(SetCompanyUserStatusDocument, {
    failed: t(`failed.${action}`),
    done: t(`done.${action}`, { name }),
    rereads: 'active',
    isToasted: true,
  });

  return (
    <RowAction
      Icon={action === 'SUSPEND' ? StopIcon : CheckIcon}
      subject={name}
      busy={isBusy}
      onClick={() => void run({ input: { id: person.id, action } })}
    >
      {t(action)}
    </RowAction>
  );
}
