/** The evidence values: partner, count, total, days, seconds. */
type Seen = Readonly<Record<'partner' | 'count' | 'of' | 'days' | 'seconds', string>>

export const zhCN = {
  title: '积分复核',
  lead: '看起来像刷分的积分先冻结在这里，看过证据再放行或退回。',
  which: '显示',
  states: { open: '待复核', decided: '已处理' },
  suspicions: '冻结的积分',
  person: '人',
  rule: '事项',
  amount: '积分',
  evidence: '证据',
  kinds: { ring: '互相点赞', partner: '固定一人点赞', pace: '浏览过快' },
  says: {
    ring: ({ partner, count, of, days }: Seen) =>
      `${days} 天内 ${partner} 赞了 ${count} 次，又被回赞 ${of} 次`,
    partner: ({ partner, count, of, days }: Seen) => `${days} 天内 ${of} 个赞里有 ${count} 个来自 ${partner}`,
    pace: ({ count, seconds }: Seen) => `${seconds} 秒内连开 ${count} 个内容，每个不到 1 秒`,
  },
  at: '冻结时间',
  release: '放行',
  refuse: '退回',
  released: '已放行，积分到账',
  refused: '已退回，积分不发',
  outcome: { yes: '已放行', no: '已退回' },
  refuseTitle: '退回这笔积分？',
  refuseBody: (name: string, points: string) => `${name} 得不到这 ${points} 分，同一件事也不会再发。`,
  empty: '没有待复核的积分',
  emptyHint: '发现互相刷赞或浏览过快时，会冻结在这里。',
  emptyDecided: '还没有处理过',
  close: '取消',
  pages: '复核翻页',
}
