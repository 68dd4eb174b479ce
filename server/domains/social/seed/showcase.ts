import type { SeedCtx } from '#platform/domain/seed'

type Thread = {
  readonly text: string
  readonly likes: number
  readonly daysAgo: number
  readonly answers: readonly string[]
}

const threads: readonly Thread[] = [
  {
    text: '“授权不是放手，是约定检查点。”这一句话解决了我两周的困惑。第三章的五层级表我打印出来贴在工位上了，和组员逐项对了一遍，才发现我们对“自己拿主意”的理解完全不同。',
    likes: 14,
    daysAgo: 9,
    answers: [
      '很好的用法。建议把检查点写进你们的周会模板，授权就不会悄悄收回。',
      '我们组也对了一遍，差得更远。',
    ],
  },
  {
    text: '案例很贴近实际，尤其是夜班交接那一段。希望第三章能多讲一点跨地点团队的反馈方式。',
    likes: 8,
    daysAgo: 6,
    answers: [],
  },
  {
    text: '新人直接给第三级，会不会太快？',
    likes: 5,
    daysAgo: 3,
    answers: ['先给一件小事试试，看他什么时候来说。'],
  },
  { text: '互动课件做得好，五分钟一节，午休就能学完。', likes: 2, daysAgo: 1, answers: [] },
]

type Made = {
  readonly people: readonly { readonly id: string; readonly state: string; readonly isExternal: boolean }[]
  /** The showcase course. */
  readonly courseId: string | undefined
}

/** Comments of colleagues on the showcase course, and who liked them. */
export function drawShowcase(
  { ids, random, calendar }: Pick<SeedCtx, 'ids' | 'random' | 'calendar'>,
  { people, courseId }: Made,
) {
  const speakers = random.shuffled(
    people.filter(({ state, isExternal }) => state === 'active' && !isExternal),
  )
  if (courseId === undefined || speakers.length === 0) return { comments: [], likings: [] }
  const about = { kind: 'course', targetId: courseId }
  const speaker = (nth: number) => speakers[nth % speakers.length]?.id ?? ''
  const comments = threads.flatMap(({ text, likes, daysAgo, answers }, nth) => {
    const id = ids.next()
    const at = calendar.moment(-daysAgo, 20 * 60)
    const common = { ...about, at }
    return [
      {
        ...common,
        id,
        parentId: null,
        accountId: speaker(nth),
        html: paragraph(text),
        likes: Math.min(likes, speakers.length),
        replies: answers.length,
      },
      ...answers.map((answer, place) => ({
        ...common,
        id: ids.next(),
        parentId: id,
        accountId: speaker(nth + place + threads.length),
        html: paragraph(answer),
        likes: 0,
        replies: 0,
      })),
    ]
  })
  const likings = comments.flatMap(({ id, likes, at }) =>
    speakers.slice(0, likes).map(({ id: accountId }) => ({ kind: 'comment', targetId: id, accountId, at })),
  )
  return { comments, likings }
}

const paragraph = (text: string) => `<p>${text}</p>`
