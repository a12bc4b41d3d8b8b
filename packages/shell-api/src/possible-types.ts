/** Types of the interfaces that pages ask by kind; the cache must know them. */
export const POSSIBLE_TYPES = {
  CompanyMember: ['CompanyInvitation', 'CompanyUser'],
  Viewer: ['AdminViewer', 'AnonymousViewer', 'ApiKeyViewer', 'CompanyUserViewer', 'EndUserViewer'],
};
