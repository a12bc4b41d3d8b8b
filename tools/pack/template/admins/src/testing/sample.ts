/** What the server answers in tests. */
export const filled = {
  adminDashboard: { companyCount: 2, tenantCount: 31, ownerCount: 8 },
  companies: {
    edges: [
      { node: { id: '1', name: 'Lindenhof', address: 'Lindenweg 4, Berlin', tenantCount: 31 } },
    ],
  },
};

export const empty = { ...filled, companies: { edges: [] } };

/** What stands on the page then. */
export const shown = 'Lindenhof';
