import type { ConsoleTile } from '#ui/layout/console-tile'

export const consoleTiles: readonly ConsoleTile[] = [
  {
    name: 'exam.unassigned',
    place: 'todo',
    text: {
      'zh-CN': { title: '无人阅卷的作答', act: '指定阅卷人' },
      'zh-TW': { title: '無人閱卷的作答', act: '指定閱卷人' },
      'en-US': { title: 'Answers without a marker', act: 'Assign a marker' },
    },
  },
  {
    name: 'exam.marking',
    place: 'todo',
    text: {
      'zh-CN': { title: '待阅的作答', act: '去阅卷' },
      'zh-TW': { title: '待閱的作答', act: '去閱卷' },
      'en-US': { title: 'Answers to mark', act: 'Mark' },
    },
  },
]
