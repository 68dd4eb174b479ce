import type { PortalArea } from '#ui/layout/area'
import { routes } from './routes.ts'

export const areas: readonly PortalArea[] = [
  {
    area: 'exam',
    routes,
    bar: { to: '/exam', order: 30, label: { 'zh-CN': '考试', 'zh-TW': '考試', 'en-US': 'Exams' } },
    personal: [
      {
        to: '/personal/mistakeExercises',
        order: 50,
        label: { 'zh-CN': '错题练习', 'zh-TW': '錯題練習', 'en-US': 'Mistakes' },
        icon: 'exam',
        group: 'own',
      },
    ],
  },
]
