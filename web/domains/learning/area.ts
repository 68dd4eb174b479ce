import { lazyPart, type PortalArea } from '#ui/layout/area'
import { routes as courseRoutes } from './course/routes.ts'
import { invitationRoutes } from './invitation/routes.ts'
import { managerRoutes } from './manager/routes.ts'
import { personalRoutes } from './mine/routes.ts'
import { routes } from './routes.ts'
import { studyRoutes } from './study-routes.ts'

export const areas: readonly PortalArea[] = [
  {
    routes: courseRoutes,
    bar: {
      to: '/course',
      order: 10,
      label: { 'zh-CN': '课程', 'zh-TW': '課程', 'en-US': 'Courses' },
      Panel: lazyPart(async () => (await import('./course/menu/courses.tsx')).Courses),
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
  {
    area: 'map',
    routes,
    more: [
      {
        to: '/learningMap',
        order: 10,
        label: { 'zh-CN': '学习地图', 'zh-TW': '學習地圖', 'en-US': 'Learning maps' },
        icon: 'route',
      },
    ],
  },
  {
    routes: studyRoutes,
  },
]
