import { type ConsoleTile, lazyTile } from '#ui/layout/console-tile'

export const consoleTiles: readonly ConsoleTile[] = [
  {
    name: 'admin.acts',
    place: 'half',
    Part: lazyTile(async () => (await import('./overview/recent-acts.tsx')).RecentActs),
  },
]
