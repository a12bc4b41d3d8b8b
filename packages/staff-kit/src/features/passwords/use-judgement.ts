import { useMutation } from '@hausgeist/shell-api';
import { useEffect, useState } from 'react';
import {
  JudgePasswordDocument,
  type JudgePasswordMutation,
  type StaffAudience,
} from '../../gql/graphql';

/** What the server says about a password, by the rules that hold when it is set. */
export type Judgement = JudgePasswordMutation['judgePassword'];

/** A password, and whose it would be. */
export interface ThoughtOfPassword {
  audience: StaffAudience;
  password: string;
  email?: string | undefined;
  /** Names of the person, as far as the form knows them. */
  names?: readonly string[];
  /** Whether it is given to the person, who changes it. */
  isTemporary?: boolean;
}

/** How long one pauses before what was typed is judged. */
const PAUSE_MS = 400;

/**
 * Asks the server what it thinks of a password, whenever typing pauses; nothing until it has answered, and
 * where it does not answer. The password is kept in no cache.
 */
export function useJudgement({
  audience,
  password,
  email = '',
  names = [],
  isTemporary = false,
}: ThoughtOfPassword): Judgement | undefined {
  const [judge] = useMutation(JudgePasswordDocument, { fetchPolicy: 'no-cache' });
  const [judgement, setJudgement] = useState<Judgement>();
  const known = names.join('\n');
  useEffect(() => {
    if (password === '') return undefined;
    let isStale = false;
    const ask = async () => {
      const own = { email, names: known.split('\n').filter(Boolean) };
      const input = { audience, password, isTemporary, ...own };
      const answer = await judge({ variables: { input } }).catch(() => undefined);
      if (!isStale) setJudgement(answer?.data?.judgePassword);
    };
    const timer = setTimeout(() => void ask(), PAUSE_MS);
    return () => {
      isStale = true;
      clearTimeout(timer);
    };
  }, [judge, audience, password, email, known, isTemporary]);
  return judgement;
}
