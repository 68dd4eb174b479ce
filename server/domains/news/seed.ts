import type { DocumentTree } from '@lyceum/contract/kit'
import type { SeedCtx } from '#platform/domain/seed'
import { insertItem, insertReadings, updateItem } from './store.ts'
import { insertBroadcast, updateBroadcast } from './broadcast/store.ts'

type Made = {
  readonly people: readonly {
    readonly id: string
    readonly roles: readonly string[]
    readonly isDemo: boolean
  }[]
}

type Story = {
  readonly kind: 'notice' | 'article'
  readonly title: string
  readonly days: number
  readonly body: readonly string[]
  readonly isPinned?: true
  readonly mustAcknowledge?: true
  /** Not published: its author is still working on it. */
  readonly isDraft?: true
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
  {
    kind: 'notice',
    title: '下周一起启用新版考勤制度',
    days: -3,
    mustAcknowledge: true,
    body: ['弹性上班时间改为 8:30 至 9:30。', '请在生效前读完并确认。'],
  },
  {
    kind: 'notice',
    title: '年度体检安排（征求意见）',
    days: 0,
    isDraft: true,
    body: ['今年体检分三批进行，时间待定。'],
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

/** Notices and news of the last days, one scheduled and one draft, by the administrator. */
export async function seed(ctx: SeedCtx, { people }: Made): Promise<void> {
  const createdBy = people.find(({ roles }) => roles.includes('ADM'))?.id
  if (!createdBy) return
  const readers = people.filter(({ isDemo }) => !isDemo).map(({ id }) => id)
  for (const story of stories[ctx.site.code] ?? []) {
    const id = await insertItem(ctx.db, { kind: story.kind, title: story.title, createdBy })
    const content: DocumentTree = {
      blocks: story.body.map((text) => ({ kind: 'paragraph' as const, runs: [{ text }] })),
    }
    await updateItem(ctx.db, id, { content, summary: story.body[0] ?? '' })
    if (!story.isDraft) await publish(ctx, { id, story, readers })
  }
}

type Published = { readonly id: string; readonly story: Story; readonly readers: readonly string[] }

async function publish({ db, calendar, random }: SeedCtx, { id, story, readers }: Published): Promise<void> {
  const { days, isPinned = false, mustAcknowledge = false } = story
  const shownFrom = calendar.moment(-days, 9 * 60)
  const readings = days <= 0 ? [] : readers.filter(() => random.chance(0.6))
  const rows = readings.map((accountId) => {
    const firstAt = calendar.moment(-random.int(1, days), 10 * 60 + random.int(0, 400))
    const hasAgreed = mustAcknowledge && random.chance(0.8)
    const agreed = hasAgreed ? { acknowledgedVersion: 1, acknowledgedAt: firstAt } : {}
    return { itemId: id, accountId, firstAt, lastAt: firstAt, seconds: random.int(5, 240), ...agreed }
  })
  await insertReadings(db, rows)
  await updateItem(db, id, {
    state: 'published',
    isPinned,
    mustAcknowledge,
    shownFrom,
    // A scheduled item was already published: only its display waits.
    publishedAt: days > 0 ? shownFrom : calendar.moment(-1, 17 * 60),
    reads: rows.length,
    acknowledged: rows.filter((row) => 'acknowledgedVersion' in row).length,
    ...(story.kind === 'notice' && days > 0 ? { meant: readers.length } : {}),
  })
  if (story.kind === 'notice')
    await seedBroadcast(db, { id, shownFrom, people: days > 0 ? readers.length : 0 })
}

type SeededNotice = { readonly id: string; readonly shownFrom: Date; readonly people: number }

/** A shown notice has been broadcast; a scheduled one will be later. */
async function seedBroadcast(db: SeedCtx['db'], { id, shownFrom, people }: SeededNotice): Promise<void> {
  const broadcastId = await insertBroadcast(db, {
    itemId: id,
    event: 'published',
    version: 1,
    dueAt: shownFrom,
  })
  if (people === 0) return
  await updateBroadcast(db, broadcastId, {
    walked: people,
    told: people,
    beatAt: shownFrom,
    endedAt: shownFrom,
  })
}
