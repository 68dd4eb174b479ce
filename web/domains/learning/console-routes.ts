import type { ConsoleRoute } from '#ui/layout/console-route'

export const consoleRoutes: readonly ConsoleRoute[] = [
  {
    path: '/courses/:id',
    label: { 'zh-CN': '编辑课程', 'zh-TW': '編輯課程', 'en-US': 'Edit course' },
    permissions: ['course.read'],
    load: async () => (await import('./version/course-editor.tsx')).courseEditorWithVersions(),
  },
  {
    path: '/courses/:id/learners',
    label: { 'zh-CN': '学员', 'zh-TW': '學員', 'en-US': 'Learners' },
    permissions: ['learning.read'],
    load: async () => (await import('./learner/learners-page.tsx')).LearnersPage,
  },
  {
    path: '/marking',
    label: { 'zh-CN': '作业批改', 'zh-TW': '作業批改', 'en-US': 'Marking' },
    entry: { group: 'learning', icon: 'edit' },
    permissions: ['learning.mark'],
    load: async () => (await import('./marking/marking-page.tsx')).MarkingPage,
  },
  {
    path: '/marking/:id',
    label: { 'zh-CN': '批改一份作业', 'zh-TW': '批改一份作業', 'en-US': 'Mark one piece of work' },
    permissions: ['learning.mark'],
    load: async () => (await import('./marking/mark-page.tsx')).MarkPage,
  },
  {
    path: '/duties',
    label: { 'zh-CN': '必修安排', 'zh-TW': '必修安排', 'en-US': 'Required learning' },
    entry: { group: 'learning', icon: 'flag' },
    permissions: ['learning.assign'],
    load: async () => (await import('./duty/duties-page.tsx')).DutiesPage,
  },
  {
    path: '/duties/new',
    label: { 'zh-CN': '新建安排', 'zh-TW': '新增安排', 'en-US': 'New rule' },
    permissions: ['learning.assign'],
    load: async () => (await import('./duty/duty-page.tsx')).NewDutyPage,
  },
  {
    path: '/duties/:id',
    label: { 'zh-CN': '一项安排', 'zh-TW': '一項安排', 'en-US': 'Rule' },
    permissions: ['learning.assign'],
    load: async () => (await import('./duty/duty-page.tsx')).DutyPage,
  },
]
