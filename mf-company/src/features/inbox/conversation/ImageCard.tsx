import { useRest, useTranslations } from '@hausgeist/shell-api';
import { Button, Dialog, DownloadIcon, ImageIcon, Skeleton } from '@hausgeist/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import styles from './Attachments.module.css';
import { fileAddress, useSave, type Attachment } from './use-save';

/** The picture as an address that the page can show; null where it cannot be loaded. */
function usePicture({ id }: Attachment): string | null | undefined {
  const rest = useRest();
  const [address, setAddress] = useState<string | null>();
  const read = useEffectEvent((fileId: string, signal: AbortSignal) =>
    rest(fileAddress({ id: fileId }), { signal }),
  );
  useEffect(() => {
    const ended = new AbortController();
    let url: string | undefined;
    async function load(): Promise<void> {
      try {
        const response = await read(id, ended.signal);
        if (!response.ok) throw new Error(String(response.status));
        url = URL.createObjectURL(await response.blob());
        if (ended.signal.aborted) URL.revokeObjectURL(url);
        else setAddress(url);
      } catch {
        if (!ended.signal.aborted) setAddress(null);
      }
    }
    void load();
    return () => {
      ended.abort();
      if (url) URL.revokeObjectURL(url);
    };
  }, [id]);
  return address;
}

interface PictureDialogProps {
  file: Attachment;
  address: string;
  onClose: () => void;
}

function PictureDialog({ file, address, onClose }: PictureDialogProps) {
  const t = useTranslations('inbox.files');
  const common = useTranslations('common');
  const { isBusy, save } = useSave(file);
  return (
    <Dialog
      title={file.originalName}
      closeLabel={common('close')}
      onClose={onClose}
      actions={
        <Button icon={<DownloadIcon size={18} />} busy={isBusy} onClick={save}>
          {t('save')}
        </Button>
      }
    >
      <img className={styles.large} src={address} alt={file.originalName} />
    </Dialog>
  );
}

/** A picture of a message, small; large when it is pressed. */
export function ImageCard({ file }: { file: Attachment }) {
  const t = useTranslations('inbox.files');
  const address = usePicture(file);
  const [isOpen, setIsOpen] = useState(false);
  const name = file.originalName;
  if (address === undefined) return <Skeleton className={styles.picture} />;
  if (address === null)
    return (
      <p className={styles.file}>
        <ImageIcon size={18} className={styles.icon} />
        <span className={styles.name}>{name}</span>
        <span className={styles.size}>{t('failed')}</span>
      </p>
    );
  return (
    <>
      <button
        type="button"
        className={styles.picture}
        aria-label={t('preview', { name })}
        onClick={() => setIsOpen(true)}
      >
        <img src={address} alt="" />
      </button>
      {isOpen && <PictureDialog file={file} address={address} onClose={() => setIsOpen(false)} />}
    </>
  );
}
