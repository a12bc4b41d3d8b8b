/** Condition that a row must meet; combined with every query, so that nothing is filtered later. */
export interface AttachmentScope {
  endUser: string;
  company: string;
}
