import type { DocumentTree } from '@lyceum/contract/kit'
import type { SeedCtx } from '#platform/seed'
import { insertItem, updateItem } from './store.ts'

type Made = {
  readonly people: readonly { readonly id: string; readonly roles: readonly string[] }[]
}

type Story = {
  readonly kind: 'notice' | 'article'
  readonly title: string
  readonly days: number
  readonly body: readonly string[]
  readonly isPinned?: true
  readonly mustAcknowledge?: true
}

const hengchuan: readonly Story[] = [
  {
    kind: 'article',
    title: '2026 年度人才发展计划启动，首批 12 个项目开放报名',
    days: 1,
    body: ['计划面向管理、研发、制造和营销四条序列。', '报名从今天开始，名额按先后确认，直属主管审批。'],
  },
  {
    kind: 'notice',
    title: '关于组织第一季度安全生产知识考试的通知',
    days: 2,
    mustAcknowledge: true,
    body: ['全体生产与仓储岗位须在月底前完成考试。', '考前请先学完“安全生产基础”，题目都出自其中。'],
  },
  {
    kind: 'article',
    title: '知识库新增“客户案例”专题，欢迎投稿',
    days: 5,
    body: ['一篇案例讲清一件事：客户是谁，难在哪里，怎么解决。', '录用的稿件计入年度学分。'],
  },
  {
    kind: 'notice',
    title: '内部讲师认证春季班结业名单公示',
    days: 7,
    body: ['本期 26 人结业，名单公示五个工作日。'],
  },
  {
    kind: 'notice',
    title: '学习平台本周六夜间维护安排',
    days: 9,
    isPinned: true,
    body: ['周六 23:00 至次日 1:00 维护，其间不能登录。', '正在进行的考试请在 22:30 前交卷。'],
  },
]

const nanyu: readonly Story[] = [
  {
    kind: 'article',
    title: '年度人才培育計畫開跑，首批課程開放報名',
    days: 1,
    body: ['計畫涵蓋門市、物流與客服三類職務。', '報名採先到先審，由直屬主管簽核。'],
  },
  {
    kind: 'notice',
    title: '食品安全線上測驗通知',
    days: 3,
    mustAcknowledge: true,
    body: ['門市同仁請於月底前完成測驗。'],
  },
  {
    kind: 'notice',
    title: '學習平台夜間維護公告',
    days: 6,
    isPinned: true,
    body: ['週六 23:00 起維護兩小時。'],
  },
]

const stories: Readonly<Record<string, readonly Story[]>> = { hengchuan, nanyu }

/** A board with notices and news of the last days, told by the administrator. */
export async function seed({ db, site, calendar }: SeedCtx, { people }: Made): Promise<void> {
  const createdBy = people.find(({ roles }) => roles.includes('ADM'))?.id
  if (!createdBy) return
  for (const { kind, title, days, body, isPinned = false, mustAcknowledge = false } of stories[site.code] ??
    []) {
    const id = await insertItem(db, { kind, title, createdBy })
    const shownFrom = calendar.moment(-days, 9 * 60)
    const content: DocumentTree = {
      blocks: body.map((text) => ({ kind: 'paragraph' as const, runs: [{ text }] })),
    }
    const summary = body[0] ?? ''
    await updateItem(db, id, {
      state: 'published',
      content,
      summary,
      isPinned,
      mustAcknowledge,
      shownFrom,
      publishedAt: shownFrom,
    })
  }
}
