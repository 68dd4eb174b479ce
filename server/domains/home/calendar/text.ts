const zhCN = {
  name: (site: string) => `${site} 学习日历`,
  kinds: { due: '截止', session: '上课', exam: '考试' },
  event: (kind: string, title: string) => `【${kind}】${title}`,
}

const zhTW: typeof zhCN = {
  name: (site) => `${site} 學習行事曆`,
  kinds: { due: '截止', session: '上課', exam: '考試' },
  event: (kind, title) => `【${kind}】${title}`,
}

const enUS: typeof zhCN = {
  name: (site) => `${site} learning calendar`,
  kinds: { due: 'Due', session: 'Class', exam: 'Exam' },
  event: (kind, title) => `${kind}: ${title}`,
}

export const texts = { 'zh-CN': zhCN, 'zh-TW': zhTW, 'en-US': enUS }
