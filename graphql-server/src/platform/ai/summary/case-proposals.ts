import type { SummaryPrompt, Urgency } from '../ai-provider.js';
import { isCovered } from './case-states.js';
import { exchangesOf, isNoise, wantsPerson } from './noteworthy.js';
import { detailsOf } from './tenant-facts.js';
import { nameOf, type Topic, topicsOf } from './topics.js';

/** What a case may begin with. */
export interface CaseProposal {
  /** The matter and the room, e.g. `Wasserhahn tropft, Küche`. */
  title: string;
  /** What the person wrote about it and nothing else. */
  description: string;
  /** The room that was told, e.g. `Küche`. */
  room: string | undefined;
  urgency: Urgency;
  /** What it is about, e.g. `Heizung`; missing where it was not sorted. */
  category: string | undefined;
}

/** Longest title that a case takes. */
const MAX_TITLE = 200;

/** Faults are repaired, notices looked into, and some questions want a case as well. */
const ORDER: Readonly<Record<Topic['kind'], number>> = {
  fault: 0,
  notice: 1,
  question: 2,
  wish: 3,
};

const BEFORE_ROOM =
  /^(?:im|in|am|an|ans|auf|aus|bei|beim|vom|von|ins)\s+(?:(?:der|dem|den|die|das|mein\p{L}*|unser\p{L}*)\s+)?(?=\p{Lu})/u;

/** The matters of a conversation that a case can be made of, each by itself: what has none yet and is not settled. */
export function caseProposals({
  turns,
  cases = [],
}: Pick<SummaryPrompt, 'turns' | 'cases'>): CaseProposal[] {
  const topics = topicsOf(exchangesOf({ turns })).filter(({ kind }) => kind !== 'wish');
  const left = topics.filter((topic) => !topic.isResolved && !isCovered(topic, topics, cases));
  return left
    .toSorted((one, other) => ORDER[one.kind] - ORDER[other.kind])
    .map((topic) => {
      const { urgency, category } = topic;
      const room = roomOf(topic);
      const title = titleOf(topic, room);
      return { title, description: descriptionOf(topic), room, urgency, category };
    });
}

const roomOf = ({ said }: Topic): string | undefined =>
  detailsOf(said)
    .places.find((place) => BEFORE_ROOM.test(place))
    ?.replace(BEFORE_ROOM, '');

function titleOf(topic: Topic, room: string | undefined): string {
  const name = nameOf(topic);
  const title =
    room && !name.toLowerCase().includes(room.toLowerCase()) ? `${name}, ${room}` : name;
  return title.slice(0, MAX_TITLE);
}

/** Without greetings and the wish for a person, which say nothing of the matter. */
const descriptionOf = ({ said }: Topic): string =>
  said
    .map(({ text }) =>
      text
        .split(/(?<=(?<!\d)[.!?…])\s+|\n+/u)
        .filter((sentence) => !isNoise(sentence) && !wantsPerson(sentence))
        .join(' '),
    )
    .filter(Boolean)
    .join('\n\n');
