/** The page of this domain in the personal centre. */
export const pointsPage = async () => (await import('./bill/bill-page.tsx')).BillPage
