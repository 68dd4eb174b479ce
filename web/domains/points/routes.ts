/** The page of this room that stands among the personal ones. */
export const pointsPage = async () => (await import('./bill/bill-page.tsx')).BillPage
