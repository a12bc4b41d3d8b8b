import { useTranslations } from '@hausgeist/shell-api';
import { Button, CheckIcon, HouseMark, MessagesIcon, SendIcon } from '@hausgeist/ui';
import styles from './Composer.module.css';

interface ReplyFootProps {
  isSending: boolean;
  isProposing: boolean;
  isChoosing: boolean;
  onFinish: (() => void) | undefined;
  onPropose: () => void;
  onChoose: () => void;
}

/** What helps with a reply, and what sends it. */
export function ReplyFoot(props: ReplyFootProps) {
  const t = useTranslations('inbox.reply');
  const { isSending, isProposing, isChoosing, onFinish, onPropose, onChoose } = props;
  return (
    <div className={styles.foot}>
      <div className={styles.tools}>
        <Button
          size="small"
          variant="quiet"
          icon={<HouseMark size={16} />}
          busy={isProposing}
          onClick={onPropose}
        >
          {t(isProposing ? 'proposal.proposing' : 'proposal.propose')}
        </Button>
        <Button
          size="small"
          variant="quiet"
          icon={<MessagesIcon size={16} />}
          aria-expanded={isChoosing}
          onClick={onChoose}
        >
          {t('canned.open')}
        </Button>
        <span className={styles.hint}>{t('hint')}</span>
      </div>
      <div className={styles.sends}>
        {onFinish && (
          <Button
            size="small"
            icon={<CheckIcon size={16} />}
            aria-keyshortcuts="Control+Shift+Enter Meta+Shift+Enter"
            title={t('finishHint')}
            disabled={isSending}
            onClick={onFinish}
          >
            {t('finish')}
          </Button>
        )}
        <Button
          type="submit"
          size="small"
          variant="primary"
          icon={<SendIcon size={16} />}
          busy={isSending}
        >
          {t(isSending ? 'sending' : 'send')}
        </Button>
      </div>
    </div>
  );
}
