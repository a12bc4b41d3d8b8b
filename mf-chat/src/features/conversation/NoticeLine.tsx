import { useTranslations } from '@hausgeist/shell-api/slim';
import { Alert } from '@hausgeist/ui';
import type { Detail, Notice } from './notice';
import { useRefusalText } from './use-refusal-text';

function useNoticeText(): (notice: Notice) => string {
  const t = useTranslations('errors');
  const textOf = useRefusalText();
  const detail = (value: Detail) => ('refusal' in value ? textOf(value.refusal) : t(value.key));
  return (notice) => {
    switch (notice.kind) {
      case 'upload':
        return textOf(notice.refusal) || t('upload');
      case 'endUnknown':
      case 'endWithoutEmail':
        return t(notice.kind);
      case 'send':
      case 'end':
      case 'event':
        return t(notice.kind, { detail: detail(notice.detail) });
    }
  };
}

interface NoticeLineProps {
  notice: Notice;
  onDismiss: () => void;
}

/** The error line below the messages. */
export function NoticeLine({ notice, onDismiss }: NoticeLineProps) {
  const t = useTranslations('chat');
  const textOf = useNoticeText();
  return (
    <Alert tone="danger" dismiss={{ label: t('dismiss'), onDismiss }}>
      {textOf(notice)}
    </Alert>
  );
}
