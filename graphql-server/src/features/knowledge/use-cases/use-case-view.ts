/** A use case that questions are answered from now, with how many wordings it has. */
export interface UseCaseView {
  id: string;
  companyId: string;
  title: string;
  text: string;
  /** Wordings that the search uses. */
  acceptedCount: number;
  /** Wordings that wait for the company. */
  proposedCount: number;
}

/** Which use cases a list has. */
export interface UseCaseFilter {
  /** Part of title or text. */
  search?: string | null | undefined;
  /** Only those with wordings that wait for the company. */
  onlyProposed?: boolean | null | undefined;
}
