import { lazyPart, type PortalArea } from '#ui/layout/area'
import { invitationRoutes } from './invitation/routes.ts'
import { managerRoutes } from './manager/routes.ts'
import { personalRoutes, routes } from './routes.ts'

export const areas: readonly PortalArea[] = [
  {
    routes,
    bar: {
      to: '/course',
      order: 10,
      label: { 'zh-CN': '课程', 'zh-TW': '課程', 'en-US': 'Courses' },
      Panel: lazyPart(async () => (await import('./menu/courses.tsx')).Courses),
    },
    more: [
      {
        to: '/recommend',
        order: 20,
        label: { 'zh-CN': '推荐课程', 'zh-TW': '推薦課程', 'en-US': 'Recommended' },
        icon: 'star',
      },
    ],
  },
  {
    routes: personalRoutes,
    personal: [
      {
        to: '/personal/study',
        order: 40,
        label: { 'zh-CN': '我的学习', 'zh-TW': '我的學習', 'en-US': 'My courses' },
        icon: 'book',
        group: 'own',
      },
      {
        to: '/personal/favorite',
        order: 220,
        label: { 'zh-CN': '我的收藏', 'zh-TW': '我的收藏', 'en-US': 'Favorites' },
        icon: 'bookmark',
        group: 'together',
      },
    ],
  },
  {
    routes: [...invitationRoutes, ...managerRoutes],
  },
]
