import { toRequestFailure, useMutation, useTranslations } from '@hausgeist/shell-api/slim';
import { Button } from '@hausgeist/ui';
import { RequestSignInLinkDocument } from '../../gql/graphql';
import type { Say } from '../conversation';

interface LinkOfferProps {
  /** The code of the link that is used up. */
  code: string;
  say: Say;
  /** There is nothing more to offer. */
  onDone: () => void;
}

/** Offers another link by mail in place of one that is used up. What stands in the chat goes on beside it. */
export function LinkOffer({ code, say, onDone }: LinkOfferProps) {
  const t = useTranslations('link');
  const [request, { loading }] = useMutation(RequestSignInLinkDocument);

  async function send(): Promise<void> {
    try {
      await request({ variables: { input: { token: code } } });
      say({ by: 'bot', key: 'linkSent' });
      onDone();
    } catch (cause) {
      const isTooOften = toRequestFailure(cause).code === 'RATE_LIMITED';
      say({ by: 'bot', key: isTooOften ? 'tooManyAttempts' : 'processingFailed' });
    }
  }

  return (
    <div>
      <Button size="small" busy={loading} onClick={() => void send()}>
        {t('request')}
      </Button>
    </div>
  );
}
