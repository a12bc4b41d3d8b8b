const DURATION = '{ median p90 }';

const FIGURES = `conversations messages resolvedShare handedOver emergencies firstResponse ${DURATION}
  personResponse ${DURATION} helpful notHelpful helpfulShare openedQuestions stillOpenQuestions mails failedMails`;

const REPORT = `from to beforeFrom beforeTo generatedAt now { ${FIGURES} } before { ${FIGURES} }
  series { at conversations conversationsBefore handedOver emergencies resolvedShare
    firstResponse { median } personResponse { median } }
  categories { category conversations before } hours { weekday hour conversations }
  ratingReasons { reason count } gaps { reason count open }`;

const PERIOD = '$period: AnalyticsPeriod!, $from: String, $to: String';
const GIVEN = 'period: $period, from: $from, to: $to';

/** The operations of the figures' pages. */
export const OF_COMPANY = `query ($buildingId: ID, ${PERIOD}) {
  analytics(buildingId: $buildingId, ${GIVEN}) { ${REPORT} } }`;

export const OF_ALL = `query (${PERIOD}) { allAnalytics(${GIVEN}) {
  total { ${REPORT} } companies { company { id name } now { ${FIGURES} tokens cost } } } }`;

export const DASHBOARD = `{ companyDashboard { id waiting waitingSince emergencies unanswered unassigned open
  casesReported casesDue casesOverdue today { now { ${FIGURES} } before { ${FIGURES} } } } }`;

export const A_BUILDING =
  '{ buildings(first: 1, filter: { search: "Lindenallee 7" }) { edges { node { id } } } }';

/** What the benchmark reads of the answers. */
export interface FiguresAnswer {
  analytics?: { now: { conversations: number } };
  allAnalytics?: { total: { now: { conversations: number } } };
  companyDashboard?: { today: { now: { conversations: number } } };
}

export interface BuildingAnswer {
  buildings: { edges: { node: { id: string } }[] };
}
