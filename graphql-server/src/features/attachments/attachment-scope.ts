/** Condition that a row must meet; combined with every query, so that nothing is filtered later. */
export interface AttachmentScope {
  endUser?: string;
  company?: string;
  /** Only what has been sent: until then it is a draft of the person who uploaded it. */
  messageId?: { $ne: null };
}
