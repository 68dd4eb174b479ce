import type { Ids, Random } from '#platform/domain/seed'

type Finished = { readonly courseId: string; readonly accountId: string; readonly at: Date }

type TalkTexts = { readonly comments: readonly string[]; readonly answers: readonly string[] }

/** In the language of each site's people. */
const textsBySite: Readonly<Record<string, TalkTexts>> = {
  hengchuan: {
    comments: [
      '案例很贴近现场，第二章可以直接拿来开班前会。',
      '讲得清楚，就是练习部分再多几题会更好。',
      '学完把交接单改了一版，这周已经少了一次返工。',
      '节奏有点快，建议放到 0.75 倍再看一遍重点。',
      '请问文中的点检表有没有可以下载的版本？',
      '推荐给新来的同事，先看第一章就够用。',
    ],
    answers: [
      '同感，我们组也准备这样试一试。',
      '资料在最后一节的附件里，可以下载。',
      '谢谢反馈，练习题下个月会补上。',
    ],
  },
  nanyu: {
    comments: [
      '案例很貼近現場，第二章可以直接拿來開早會。',
      '講得清楚，練習題若能再多幾題會更好。',
      '學完之後改了報到流程，這週順多了。',
      '請問文中的檢核表有可以下載的版本嗎？',
    ],
    answers: ['我們組也準備試試看。', '資料在最後一節的附件裡，可以下載。', '謝謝回饋，練習題下個月會補上。'],
  },
}

type Scene = {
  readonly siteCode: string
  readonly finished: readonly Finished[]
  /** How many courses get comments. */
  readonly most: number
  readonly random: Random
  readonly ids: Ids
  /** No comment is later than this. */
  readonly latest: Date
}

const day = 86_400_000
const paragraph = (text: string) => `<p>${text}</p>`

/** Comments of people who completed a course, and the replies of others. */
export function drawTalk({ siteCode, finished, most, random, ids, latest }: Scene) {
  const own = textsBySite[siteCode]
  if (!own) return []
  const courses = [...Map.groupBy(finished, ({ courseId }) => courseId)]
    .filter(([, people]) => people.length >= 4)
    .slice(0, most)
  return courses.flatMap(([targetId, people]) => {
    const speakers = random.shuffled(people).slice(0, random.int(2, 4))
    const comments = random.shuffled(own.comments)
    return speakers
      .toSorted((a, b) => a.at.getTime() - b.at.getTime())
      .flatMap(({ accountId, at }, i) => {
        const others = people.filter((person) => person.accountId !== accountId)
        const answer = i === 0 || random.chance(0.3) ? random.pick(others) : undefined
        const first = {
          id: ids.next(),
          kind: 'course',
          targetId,
          parentId: null,
          accountId,
          html: paragraph(comments[i % comments.length] ?? ''),
          likes: 0,
          replies: answer ? 1 : 0,
          at,
        }
        if (!answer) return [first]
        const reply = {
          ...first,
          id: ids.next(),
          parentId: first.id,
          accountId: answer.accountId,
          html: paragraph(random.pick(own.answers)),
          replies: 0,
          // Within the day, and not before the comment.
          at: new Date(Math.min(latest.getTime(), at.getTime() + Math.floor(random.next() * (day / 4)))),
        }
        return [first, reply]
      })
  })
}
