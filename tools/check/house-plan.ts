import plan from '../../house-plan.json' with { type: 'json' }

export const rooms: ReadonlySet<string> = new Set(plan.floors.flat())

/** Tables that stand above all sites. Everything else in a room's schema belongs to a site. */
export const globalTables: ReadonlySet<string> = new Set(plan.globalTables)
