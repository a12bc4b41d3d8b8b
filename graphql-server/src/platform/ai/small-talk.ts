/** What a message is when it asks nothing. */
export type SmallTalk =
  | 'greeting'
  /** It only says that a question is to come, or asks whether one is heard. */
  | 'opening'
  /** A call for help that does not say what happened. */
  | 'help'
  /** What the assistant can do. */
  | 'abilities'
  /** What has become of something that the person has reported. */
  | 'progress'
  /** What the company has announced, which is said before. */
  | 'announced'
  /** Whether the caretaker or a craftsman comes on a certain day. */
  | 'visit'
  /** What concerns other tenants or owners. */
  | 'neighbour'
  /** What only their own contract or account says. */
  | 'own-figures'
  /** Something dangerous lies about, which should be left there. */
  | 'hazard'
  /** It only adds something to a report, or says how its sender can be reached. */
  | 'details'
  | 'thanks'
  | 'farewell'
  | 'identity'
  | 'wellbeing'
  /** After an emergency: the person has got out. */
  | 'safe'
  /** After an emergency: people are out of the lift. */
  | 'freed'
  /** After an emergency: a missing person is back. */
  | 'found'
  | 'agreement'
  | 'refusal'
  | 'apology'
  | 'insult'
  | 'complaint'
  | 'condolence'
  /** A wish to speak to a person; it has been passed on. */
  | 'person';
