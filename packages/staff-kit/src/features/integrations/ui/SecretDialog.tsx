import { useTranslations } from '@hausgeist/shell-api';
import { Alert, Button, CopyField, Dialog } from '@hausgeist/ui';
import { useEffect, useRef, useState } from 'react';
import { GuideLink } from './GuideLinks';
import styles from './SecretDialog.module.css';

interface SecretDialogProps {
  title: string;
  /** That it is shown this once, and what to do with it. */
  warning: string;
  label: string;
  secret: string;
  usage: string;
  /** How it looks where it is used. */
  example?: string;
  onClose: () => void;
}

/** Shows a secret, once. A user who has not copied it is asked before the dialog closes. */
export function SecretDialog({
  title,
  warning,
  label,
  secret,
  usage,
  example,
  onClose,
}: SecretDialogProps) {
  const t = useTranslations('integrations.secret');
  const common = useTranslations('common');
  const content = useRef<HTMLDivElement>(null);
  const question = useRef<HTMLDivElement>(null);
  const [isCopied, setIsCopied] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  useEffect(() => {
    // One press copies; Enter on a button that closes would be the wrong thing to begin with.
    content.current?.querySelector('button')?.focus();
  }, []);
  useEffect(() => {
    // The button that was pressed is gone, and the focus with it.
    if (isAsking) question.current?.querySelector('button')?.focus();
  }, [isAsking]);
  const close = () => {
    if (isCopied) onClose();
    else setIsAsking(true);
  };
  return (
    <Dialog
      title={title}
      onClose={close}
      actions={
        isAsking && !isCopied ? (
          <div ref={question} className={styles.question} role="alert">
            <p>{t('notCopied')}</p>
            <Button onClick={() => setIsAsking(false)}>{t('back')}</Button>
            <Button variant="danger" onClick={onClose}>
              {t('closeAnyway')}
            </Button>
          </div>
        ) : (
          <Button variant={isCopied ? 'primary' : 'secondary'} onClick={close}>
            {t('done')}
          </Button>
        )
      }
    >
      <div ref={content} className={styles.content}>
        <Alert tone="warning">{warning}</Alert>
        <CopyField
          label={label}
          value={secret}
          copyLabel={common('copy')}
          copiedLabel={common('copied')}
          selectedLabel={common('copySelected')}
          onCopied={() => setIsCopied(true)}
        />
        <div className={styles.usage}>
          <p>{usage}</p>
          {example && (
            // It scrolls sideways where it is too long: within reach of a keyboard.
            <pre className={styles.example} role="group" aria-label={usage} tabIndex={0}>
              {example}
            </pre>
          )}
          <p>
            <GuideLink />
          </p>
        </div>
      </div>
    </Dialog>
  );
}
