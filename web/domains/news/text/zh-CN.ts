export const zhCN = {
  titles: { notice: '公告', article: '资讯' },
  kinds: '看公告还是资讯',
  none: { notice: '还没有公告', article: '还没有资讯' },
  pinned: '置顶',
  waiting: '待确认',
  unread: '未读',
  total: (count: string) => `共 ${count} 条`,
  back: '返回列表',
  version: (number: number) => `第 ${number} 版`,
  ask: '请读完后确认已知悉。内容更新后会再请你确认。',
  agree: '我已阅读并知悉',
  agreedAt: (time: string) => `已于 ${time} 确认`,
}
