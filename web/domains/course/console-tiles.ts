import { type ConsoleTile, lazyTile } from '#ui/layout/console-tile'

export const consoleTiles: readonly ConsoleTile[] = [
  {
    name: 'course.drafts',
    place: 'todo',
    text: {
      'zh-CN': { title: '课程草稿', act: '去完善' },
      'zh-TW': { title: '課程草稿', act: '去完成' },
      'en-US': { title: 'Course drafts', act: 'Open' },
    },
  },
  {
    name: 'course.published',
    place: 'half',
    Part: lazyTile(async () => (await import('./console/catalogue-tile.tsx')).CatalogueTile),
  },
]
