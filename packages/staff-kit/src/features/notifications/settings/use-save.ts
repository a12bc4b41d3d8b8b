import { useLocale, useToast, useTranslations } from '@hausgeist/shell-api';
import {
  NotificationSettingsDocument,
  UpdateNotificationSettingsDocument,
  type UpdateNotificationSettingsInput,
} from '../../../gql/graphql';
import { useAction } from '../../../requests/use-action';

/** Saves a part of the viewer's settings; from then on mails are in the language of this page. */
export function useSave() {
  const t = useTranslations('notificationSettings');
  const toast = useToast();
  const language = useLocale() === 'de' ? 'DE' : 'EN';
  const { run, ...state } = useAction(UpdateNotificationSettingsDocument, {
    failed: t('failed'),
    rereads: [NotificationSettingsDocument],
  });
  return {
    ...state,
    save: async (input: UpdateNotificationSettingsInput): Promise<boolean> => {
      const isSaved = Boolean(await run({ input: { ...input, language } }));
      if (isSaved) toast(t('saved'), 'success');
      return isSaved;
    },
  };
}
