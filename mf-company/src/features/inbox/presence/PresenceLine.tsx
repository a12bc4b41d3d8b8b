import { useTranslations } from '@hausgeist/shell-api';
import { classNames, EditIcon, EyeIcon } from '@hausgeist/ui';
import { usePresent, useTenantTypes } from './Presence';
import type { Present } from './presence-book';
import styles from './Presence.module.css';

/** Who types, or else who looks, in one sentence. */
function usePresenceText(): (people: readonly Present[]) => { text: string; isTyping: boolean } {
  const t = useTranslations('inbox.presence');
  return (people) => {
    const typing = people.filter(({ isTyping }) => isTyping);
    const isTyping = typing.length > 0;
    const meant = isTyping ? typing : people;
    const names = meant.map(({ name }) => name).join(', ');
    return { text: t(isTyping ? 'typing' : 'viewing', { names, count: meant.length }), isTyping };
  };
}

/** Says above the reply who else is at the open conversation, so that two do not answer at once. */
export function PresenceLine({
  conversationId,
  tenant,
}: {
  conversationId: string;
  /** What the tenant is called. */
  tenant: string;
}) {
  const t = useTranslations('inbox.presence');
  const tenantTypes = useTenantTypes(conversationId);
  const people = usePresent(conversationId);
  const { text, isTyping } = usePresenceText()(people);
  return (
    <div role="status">
      {tenantTypes && (
        <p className={classNames(styles.line, styles.typing)}>
          <EditIcon size={16} />
          {t('typing', { names: tenant, count: 1 })}
        </p>
      )}
      {people.length > 0 && (
        <p className={classNames(styles.line, isTyping && styles.typing)}>
          {isTyping ? <EditIcon size={16} /> : <EyeIcon size={16} />}
          {text}
        </p>
      )}
    </div>
  );
}

/** Shows in a row of the list who is at the conversation. */
export function PresenceMark({ conversationId }: { conversationId: string }) {
  const people = usePresent(conversationId);
  const { text, isTyping } = usePresenceText()(people);
  const t = useTranslations('inbox.presence');
  const tenantTypes = useTenantTypes(conversationId);
  if (tenantTypes) {
    return (
      <span className={classNames(styles.mark, styles.typing)}>
        <EditIcon size={14} />
        {t('tenantTyping')}
      </span>
    );
  }
  if (people.length === 0) return null;
  return (
    <span className={classNames(styles.mark, isTyping && styles.typing)}>
      {isTyping ? <EditIcon size={14} /> : <EyeIcon size={14} />}
      {text}
    </span>
  );
}
