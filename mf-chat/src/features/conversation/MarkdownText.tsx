import { useTranslations } from '@hausgeist/shell-api/slim';
import { Markdown, type CitedSource } from '@hausgeist/ui/markdown';
import { memo } from 'react';
import { partsOf } from './answer-detail';
import { AnswerFold, type FoldState } from './AnswerFold';

/** What an answer's text needs to be shown. */
export interface MarkdownTextProps {
  text: string;
  sources: readonly CitedSource[];
  /** Still growing: links are not yet links, since screen readers do not see this text. */
  growing?: boolean;
  /** Whether what stands behind the first line of dashes is shown; without it, it always is. */
  fold?: FoldState;
}

function AnswerMarkdown({ text, fold, ...rest }: MarkdownTextProps) {
  const t = useTranslations('message');
  const { lead, detail } = fold ? partsOf(text) : { lead: text, detail: '' };
  const describeSource = ({ index, title }: CitedSource) => t('sourceMarker', { index, title });
  return (
    <>
      <Markdown text={lead} describeSource={describeSource} {...rest} />
      {fold && detail !== '' && (
        <AnswerFold {...fold} growing={rest.growing ?? false}>
          <Markdown text={detail} describeSource={describeSource} {...rest} />
        </AnswerFold>
      )}
    </>
  );
}

/** An answer, of which the part that need not be read at once can be folded. */
export const MarkdownText = memo(AnswerMarkdown);
