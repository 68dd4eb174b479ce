import type { ConsoleRoute } from '#ui/layout/console-route'

export const consoleRoutes: readonly ConsoleRoute[] = [
  {
    path: '/courses',
    label: { 'zh-CN': '课程', 'zh-TW': '課程', 'en-US': 'Courses' },
    entry: { group: 'learning', icon: 'book' },
    permissions: ['course.read'],
    load: async () => (await import('./console/list/courses-page.tsx')).CoursesPage,
  },
  {
    path: '/course-categories',
    label: { 'zh-CN': '课程分类', 'zh-TW': '課程分類', 'en-US': 'Categories' },
    entry: { group: 'learning', icon: 'layers' },
    permissions: ['course.read'],
    load: async () => (await import('./console/categories/categories-page.tsx')).CategoriesPage,
  },
]
