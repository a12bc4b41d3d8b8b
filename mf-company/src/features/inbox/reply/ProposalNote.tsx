import { useTranslations } from '@hausgeist/shell-api';
import styles from './Composer.module.css';
import type { Proposal } from './use-proposal';

/** Says what a draft rests on, or why there is none. */
export function ProposalNote({ proposal }: { proposal: Proposal }) {
  const t = useTranslations('inbox.reply.proposal');
  const { question, text, sources } = proposal;
  const titles = sources.map(({ title }) => title).join(' · ');
  return (
    <p role="status" className={styles.proposal}>
      {text === null && t(question === null ? 'nothingAsked' : 'unknown')}
      {text !== null && (titles ? t('draftFrom', { titles }) : t('draft'))}
    </p>
  );
}
