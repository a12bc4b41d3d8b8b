/** Whose integrations are shown. */
export interface Owner {
  /** The company; none for the platform's own, and for company users, whose company the server knows. */
  companyId?: string | undefined;
  /** The platform's own, which reach over all companies. */
  isPlatform: boolean;
}
