import type { PortalArea } from '#ui/layout/area'
import { routes } from './routes.ts'

export const areas: readonly PortalArea[] = [
  {
    routes,
    personal: [
      {
        to: '/personal/info',
        order: 10,
        label: { 'zh-CN': '个人信息', 'zh-TW': '個人資訊', 'en-US': 'About me' },
        icon: 'user',
        group: 'own',
      },
      {
        to: '/personal/data',
        order: 20,
        label: { 'zh-CN': '学习数据', 'zh-TW': '學習數據', 'en-US': 'My learning' },
        icon: 'bars',
        group: 'own',
      },
      {
        to: '/personal/statistics',
        order: 30,
        label: { 'zh-CN': '学习统计', 'zh-TW': '學習統計', 'en-US': 'Statistics' },
        icon: 'trend',
        group: 'own',
      },
      {
        to: '/personal/message',
        order: 210,
        label: { 'zh-CN': '消息', 'zh-TW': '訊息', 'en-US': 'Messages' },
        icon: 'mail',
        group: 'together',
        count: 'unread',
      },
      {
        to: '/personal/share',
        order: 230,
        label: { 'zh-CN': '我的分享', 'zh-TW': '我的分享', 'en-US': 'Shares' },
        icon: 'share',
        group: 'together',
      },
      {
        to: '/personal/drafts',
        order: 240,
        label: { 'zh-CN': '草稿箱', 'zh-TW': '草稿匣', 'en-US': 'Drafts' },
        icon: 'fileText',
        group: 'together',
      },
      {
        to: '/personal/integral',
        order: 310,
        label: { 'zh-CN': '我的积分', 'zh-TW': '我的點數', 'en-US': 'Points' },
        icon: 'coin',
        group: 'growth',
      },
      {
        to: '/personal/privacy',
        order: 410,
        label: { 'zh-CN': '隐私设置', 'zh-TW': '隱私設定', 'en-US': 'Privacy' },
        icon: 'gear',
        group: 'settings',
      },
      {
        to: '/personal/password',
        order: 420,
        label: { 'zh-CN': '修改密码', 'zh-TW': '變更密碼', 'en-US': 'Password' },
        icon: 'lock',
        group: 'settings',
      },
    ],
  },
]
