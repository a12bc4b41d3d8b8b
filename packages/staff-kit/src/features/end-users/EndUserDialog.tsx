import { useApolloClient, useFragment, useToast, useTranslations } from '@hausgeist/shell-api';
import { Alert, Checkbox } from '@hausgeist/ui';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useChangesOfOthers } from '../../forms/use-changes-of-others';
import { useStaffForm } from '../../forms/use-staff-form';
import {
  CreateEndUserDocument,
  EndUserRowFragmentDoc,
  UpdateEndUserDocument,
} from '../../gql/graphql';
import { useAction } from '../../requests/use-action';
import { ChangesOfOthersNote } from '../../ui/ChangesOfOthersNote';
import { StaffFormDialog } from '../../ui/StaffFormDialog';
import { AuthNumberField } from './AuthNumberField';
import type { EndUserRow } from './end-user-lists';
import { END_USER_TEXTS, endUserSchema, startValues, type EndUserValues } from './end-user-schema';
import { EndUserFields } from './EndUserFields';
import { listsOf, type EndUserOptions } from './options';

interface EndUserDialogProps extends EndUserOptions {
  /** The end user to change; without one, a new one is added. */
  endUser?: EndUserRow;
  onClose: () => void;
}

/** The requests that add and change a tenant or owner. */
function useSave(options: EndUserOptions) {
  const t = useTranslations('endUsers.failed');
  const client = useApolloClient();
  const rereads = listsOf(options);
  const creation = useAction(CreateEndUserDocument, {
    failed: t('create'),
    offline: t('createRetry'),
    rereads,
  });
  const update = useAction(UpdateEndUserDocument, {
    failed: t('update'),
    offline: t('updateRetry'),
    rereads,
    // After a change by another person, the list has what they have made of it.
    onFailure: ({ code }) => {
      if (code === 'CONFLICT') void client.refetchQueries({ include: rereads });
    },
  });
  const isBusy = creation.isBusy || update.isBusy;
  return { creation, update, isBusy, error: creation.error ?? update.error };
}

/** The person as the lists know them now: after a change by another person they were read again. */
function useNewest(endUser: EndUserRow | undefined): EndUserRow | undefined {
  const { data, complete } = useFragment({
    fragment: EndUserRowFragmentDoc,
    from: { __typename: 'EndUser', id: endUser?.id ?? '' },
  });
  return endUser && complete ? { ...endUser, ...data } : endUser;
}

/** Adds a tenant or owner with a number that is drawn for them, or changes one. */
export function EndUserDialog({ endUser, onClose, ...options }: EndUserDialogProps) {
  const t = useTranslations('endUsers');
  const toast = useToast();
  const { CompanyPicker, companyId, numbers, invites } = options;
  const [start] = useState(() => startValues(endUser, companyId));
  const form = useStaffForm(
    endUserSchema(CompanyPicker !== undefined),
    start,
    `end-user ${endUser?.id ?? ''}`,
  );
  const newest = useNewest(endUser);
  const others = useChangesOfOthers(form, newest ? startValues(newest, companyId) : start);
  const sendsInvitation = useWatch({ control: form.control, name: 'sendInvitation' });
  const { creation, update, isBusy, error } = useSave(options);

  async function submit(values: EndUserValues): Promise<void> {
    const { sendInvitation, authNumber, companyId: chosen, ...known } = values;
    const person = {
      ...known,
      ...END_USER_TEXTS.optionalInput(values),
      ...(CompanyPicker ? { companyId: chosen } : {}),
    };
    const number = numbers === 'typed' ? { authNumber } : {};
    const { revision } = newest ?? {};
    const saved = await (endUser
      ? update.run({ input: { id: endUser.id, revision, ...person, ...number } }, form)
      : creation.run({ input: { companyId, ...person, authNumber, sendInvitation } }, form));
    if (!saved) return;
    const name = `${values.firstName} ${values.lastName}`;
    toast(t(endUser ? 'updated' : 'created', { name }), 'success');
    onClose();
  }

  const saving = isBusy ? t('form.saving') : t('form.save');
  const creating = sendsInvitation ? t('form.createAndSend') : t('form.create');
  return (
    <StaffFormDialog
      form={form}
      title={t(endUser ? 'form.editTitle' : 'form.addTitle')}
      submitLabel={endUser ? saving : isBusy ? t('form.creating') : creating}
      isBusy={isBusy}
      error={error}
      onSubmit={submit}
      onClose={onClose}
    >
      <ChangesOfOthersNote
        changes={others}
        labelOf={(name) => t(`form.${name as 'firstName'}`)}
        textOf={(name, value) =>
          END_USER_TEXTS.names.some((text) => text === name) ? String(value) : ''
        }
      />
      <EndUserFields
        form={form}
        CompanyPicker={CompanyPicker}
        companyName={endUser?.managingCompany?.name}
      />
      <AuthNumberField
        form={form}
        renewsFor={numbers === 'renewed' ? endUser : undefined}
        isNew={endUser === undefined}
        asksCompany={CompanyPicker !== undefined}
      />
      {!endUser && invites === 'always' && <Alert tone="info">{t('form.note')}</Alert>}
      {!endUser && invites === 'asked' && (
        <Checkbox
          {...form.register('sendInvitation')}
          label={t('form.sendInvitation')}
          hint={sendsInvitation ? t('form.sendInvitationHint') : undefined}
        />
      )}
    </StaffFormDialog>
  );
}
