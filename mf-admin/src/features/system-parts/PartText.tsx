import { useTranslations } from '@hausgeist/shell-api';
import { CheckIcon, ErrorIcon, InfoIcon, WarningIcon } from '@hausgeist/ui';
import type { SystemPartFragment } from '../../gql/graphql';
import styles from './SystemParts.module.css';

const ICONS = { OK: CheckIcon, WARNING: WarningIcon, ERROR: ErrorIcon, NONE: InfoIcon } as const;

/** Why the provider of the models fails, as far as there are words for it. */
const CAUSES = [
  'rate_limited',
  'server_error',
  'connection',
  'timeout',
  'truncated',
  'malformed',
  'circuit_open',
  'unauthorized',
  'quota_exceeded',
  'context_too_long',
  'content_refused',
  'invalid_request',
  'unknown',
] as const;

/** Whether it needs a look. */
export const isInTrouble = ({ state }: SystemPartFragment): boolean =>
  state === 'WARNING' || state === 'ERROR';

/** A sign of how a part does; the text beside it says it in words. */
export function PartIcon({ state }: Pick<SystemPartFragment, 'state'>) {
  const Icon = ICONS[state];
  return <Icon size={18} className={styles[state]} />;
}

/** How a part does, in words. */
export function PartText({ part }: { part: SystemPartFragment }) {
  const t = useTranslations('parts');
  const { part: name, state, total, failed, waiting, detail } = part;
  const trouble = isInTrouble(part);
  const known = CAUSES.find((cause) => cause === part.cause);
  const said = { total, failed, waiting, detail: detail ?? '' };
  switch (name) {
    case 'ANSWERS':
    case 'VECTORS':
      if (state === 'NONE') return t('model.builtIn');
      if (!trouble) return t('model.fine', said);
      return `${t('model.failing', said)} ${known ? t(`causes.${known}`) : ''} (${said.detail})`;
    case 'MAILS':
      if (state === 'NONE') return t('mails.none');
      return trouble ? t('mails.failing', said) : t('mails.fine');
    case 'JOBS':
      return trouble ? t('jobs.failing', said) : t('jobs.fine', said);
    case 'WEBHOOKS':
      if (state === 'NONE') return t('webhooks.none');
      return trouble ? t('webhooks.failing', said) : t('webhooks.fine', said);
    case 'DATABASE':
    case 'FILES':
    case 'VALKEY':
      if (state === 'NONE') return t('service.none');
      return trouble ? t('service.failing', said) : t('service.fine');
  }
}
