import { useTranslations } from '@hausgeist/shell-api';
import { useDialogTexts } from '@hausgeist/staff-kit';
import { ConfirmDialog } from '@hausgeist/ui';
import { useEffect, useEffectEvent, useState } from 'react';

interface LeaveQuestionProps {
  isDirty: () => boolean;
  onDiscard: () => void;
}

/** The link to another page that a press follows in this tab. */
function linkOf({ target, button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) {
  if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return undefined;
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || link.target === '_blank' || link.hasAttribute('download')) return undefined;
  return new URL(link.href, location.href).pathname === location.pathname ? undefined : link;
}

/** Asks before a link to another page takes away what was not saved. */
export function LeaveQuestion({ isDirty, onDiscard }: LeaveQuestionProps) {
  const t = useTranslations('settings.roles');
  const { closeLabel, discard } = useDialogTexts();
  const [link, setLink] = useState<HTMLAnchorElement>();
  const look = useEffectEvent((event: MouseEvent) => {
    const pressed = linkOf(event);
    if (!pressed || !isDirty()) return;
    event.preventDefault();
    event.stopPropagation();
    setLink(pressed);
  });
  useEffect(() => {
    // Before the router's links hear of it.
    const listen = (event: MouseEvent) => look(event);
    document.addEventListener('click', listen, true);
    return () => document.removeEventListener('click', listen, true);
  }, []);
  if (!link) return null;
  return (
    <ConfirmDialog
      title={t('leaveTitle')}
      closeLabel={closeLabel}
      cancelLabel={discard.keep}
      confirmLabel={discard.confirm}
      onConfirm={() => {
        setLink(undefined);
        onDiscard();
        link.click();
      }}
      onClose={() => setLink(undefined)}
    >
      <p>{discard.question}</p>
    </ConfirmDialog>
  );
}
