import { type ConsoleTile, lazyTile } from '#ui/layout/console-tile'

export const consoleTiles: readonly ConsoleTile[] = [
  {
    name: 'report.people',
    place: 'lead',
    Part: lazyTile(async () => (await import('./tiles/week-lead.tsx')).WeekLead),
  },
  {
    name: 'report.signIns',
    place: 'main',
    Part: lazyTile(async () => (await import('./tiles/activity-chart.tsx')).ActivityChart),
  },
  {
    name: 'report.units',
    place: 'half',
    Part: lazyTile(async () => (await import('./tiles/unit-bars.tsx')).UnitBars),
  },
]
