import { type MailBlock, paragraph } from '../../mail/index.js';
import { formatBytes } from './german-format.js';
import type { ConversationSummary, SummaryAttachment } from './summary-data.js';

/** How soon people have to act, in a few words; empty where there is no hurry. */
export function urgencyText({
  urgency,
  danger,
}: Pick<ConversationSummary, 'urgency' | 'danger'>): string {
  if (urgency === 'EMERGENCY' || danger) return ['NOTFALL', danger].filter(Boolean).join(': ');
  return urgency === 'HIGH' ? 'Dringend: bitte noch heute handeln' : '';
}

/** Files with where they are opened, one below the other. */
export const linkList = (files: readonly SummaryAttachment[]): MailBlock[] =>
  files.map(({ originalName, fileSize, link }) =>
    link
      ? { kind: 'link', label: `${originalName} (${formatBytes(fileSize)})`, url: link }
      : paragraph(`${originalName} (${formatBytes(fileSize)})`),
  );
