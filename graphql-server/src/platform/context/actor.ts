/** Nobody is signed in. */
export interface AnonymousActor {
  kind: 'anonymous';
}

/** A tenant or owner who gave e-mail and authentication number. */
export interface EndUserActor {
  kind: 'endUser';
  endUserId: string;
  /** The company that manages the home; every query of this actor is scoped to it. */
  companyId: string;
  /** The sign-in session, not the chat session. */
  sessionId: string;
}

/** Who acts. Built once a request from the verified session alone. */
export type Actor = AnonymousActor | EndUserActor;

export const ANONYMOUS: AnonymousActor = { kind: 'anonymous' };
