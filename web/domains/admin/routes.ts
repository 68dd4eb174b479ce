import type { ConsoleRoute } from '#ui/layout/console-route'

/** The start page of the console. */
export const consoleHome: ConsoleRoute = {
  path: '/overview',
  label: { 'zh-CN': '概览', 'zh-TW': '總覽', 'en-US': 'Overview' },
  entry: { icon: 'bars' },
  permissions: ['console.home'],
  load: async () => (await import('./overview/overview-page.tsx')).OverviewPage,
}

export const consoleRoutes: readonly ConsoleRoute[] = [
  {
    path: '/audit',
    label: { 'zh-CN': '审计日志', 'zh-TW': '稽核紀錄', 'en-US': 'Audit log' },
    entry: { group: 'system', icon: 'shield' },
    permissions: ['audit.read'],
    load: async () => (await import('./audit/audit-page.tsx')).AuditPage,
  },
  {
    path: '/downloads',
    label: { 'zh-CN': '下载中心', 'zh-TW': '下載中心', 'en-US': 'Downloads' },
    entry: { group: 'operation', icon: 'download' },
    permissions: ['download.use'],
    load: async () => (await import('./download/downloads-page.tsx')).DownloadsPage,
  },
  {
    path: '/health',
    label: { 'zh-CN': '系统状态', 'zh-TW': '系統狀態', 'en-US': 'Health' },
    entry: { group: 'system', icon: 'monitor' },
    permissions: ['health.read'],
    load: async () => (await import('./health/health-page.tsx')).HealthPage,
  },
]
