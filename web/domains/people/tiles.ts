import type { ConsoleTile } from '#ui/layout/console-tile'

export const consoleTiles: readonly ConsoleTile[] = [
  {
    name: 'people.registrations',
    place: 'todo',
    text: {
      'zh-CN': { title: '注册待审批', act: '去审批' },
      'zh-TW': { title: '註冊待審核', act: '去審核' },
      'en-US': { title: 'Registrations to review', act: 'Review' },
    },
  },
]
