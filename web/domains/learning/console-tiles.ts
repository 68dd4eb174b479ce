import type { ConsoleTile } from '#ui/layout/console-tile'

export const consoleTiles: readonly ConsoleTile[] = [
  {
    name: 'learning.proposals',
    place: 'todo',
    text: {
      'zh-CN': { title: '等你同意的必修', act: '去看看' },
      'zh-TW': { title: '等您同意的必修', act: '去看看' },
      'en-US': { title: 'Required learning to approve', act: 'View' },
    },
  },
  {
    name: 'learning.marking',
    place: 'todo',
    text: {
      'zh-CN': { title: '待批改的作业', act: '去批改' },
      'zh-TW': { title: '待批改的作業', act: '去批改' },
      'en-US': { title: 'Work to mark', act: 'Mark' },
    },
  },
]
