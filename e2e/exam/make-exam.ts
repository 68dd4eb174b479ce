import { randomBytes } from 'node:crypto'
import { idOf } from '../harness/accounts.ts'
import type { Visit } from '../harness/visit.ts'
import { callAs } from '../study/make-course.ts'

/** A document of one paragraph. */
export const richText = (text: string) => ({ blocks: [{ kind: 'paragraph', runs: [{ text }] }] })
const option = (slot: string, text: string) => ({ slot, content: richText(text) })

const explanation = richText('有毒气体可能积聚在底部，因此上、中、下都要取样。')

/** One question of every type, as its author sends it. */
const questions = [
  {
    title: '一、单选题',
    content: {
      type: 'MC',
      stem: richText('作业现场发生火情，应拨打的报警电话是？'),
      options: [option('a', '119'), option('b', '110'), option('c', '120'), option('d', '122')],
    },
    key: { type: 'MC', right: 'a' },
  },
  {
    title: '二、多选题',
    content: {
      type: 'MC_MANY',
      stem: richText('进入储罐、地下管沟等受限空间作业前，气体检测应当覆盖哪些位置？'),
      options: [option('a', '上部'), option('b', '中部'), option('c', '底部'), option('d', '仅入口处')],
    },
    key: { type: 'MC_MANY', right: ['a', 'b', 'c'], partial: true },
  },
  {
    title: '三、判断题',
    content: { type: 'TF', stem: richText('停电检修时，验电器在使用前不需要在有电设备上试验。') },
    key: { type: 'TF', right: false },
  },
  {
    title: '四、填空题',
    content: {
      type: 'FB',
      stem: richText(
        '凡在坠落高度基准面 {{x}} 及以上进行的作业，均称为高处作业；风力达到 {{y}} 及以上时，应停止露天高处作业。',
      ),
      blanks: ['x', 'y'],
    },
    key: { type: 'FB', accepted: { x: ['2 米', '2米', '两米'], y: ['5 级', '5级', '五级'] }, exact: false },
  },
  {
    title: '五、匹配题',
    content: {
      type: 'MT',
      stem: richText('将下列作业类型与对应的首要安全措施连线。'),
      left: [
        option('a', '受限空间作业'),
        option('b', '高处作业'),
        option('c', '动火作业'),
        option('d', '临时用电'),
      ],
      right: [
        option('e', '进入前检测氧含量与有毒气体'),
        option('f', '系挂安全带，高挂低用'),
        option('g', '作业前办理许可，清除周边可燃物'),
        option('h', '装设漏电保护，由电工接拆线'),
      ],
    },
    key: { type: 'MT', pairs: { a: 'e', b: 'f', c: 'g', d: 'h' } },
  },
  {
    title: '六、情景题',
    content: {
      type: 'SI',
      stem: richText(
        '检修班进入储罐清理前，只在罐口测得氧含量 20.8%，未检测底部。监护人因取工具离开约 6 分钟，其间一名作业人员出现头晕。',
      ),
    },
    key: null,
    parts: [
      {
        content: {
          type: 'MC_MANY',
          stem: richText('材料中存在哪些违规行为？'),
          options: [
            option('a', '未对储罐底部取样检测'),
            option('b', '监护人擅自离开岗位'),
            option('c', '氧含量低于进入标准'),
          ],
        },
        key: { type: 'MC_MANY', right: ['a', 'b'], partial: true },
        score: 2,
        explanation,
      },
      {
        content: { type: 'TF', stem: richText('出现头晕后应立即停止作业并撤离。') },
        key: { type: 'TF', right: true },
        score: 2,
        explanation,
      },
    ],
  },
  {
    title: '七、问答题',
    content: { type: 'ES', stem: richText('发现同事违章作业，你会怎么做？请写出步骤。'), maxLength: 800 },
    key: { type: 'ES', guide: '制止、说明、上报各占三分之一。' },
  },
  {
    title: '八、录音题',
    content: { type: 'SR', stem: richText('用 60 秒以内口述一次班前安全喊话。'), maxSeconds: 60 },
    key: { type: 'SR', guide: '清楚、完整、有针对性。' },
  },
] as const

type Type = (typeof questions)[number]['content']['type']
type MadePaper = { readonly title: string; readonly types?: readonly Type[] }

/** A finished paper of all eight types, or of the given ones, one section each. */
export async function makePaper(author: Visit, { title, types }: MadePaper): Promise<string> {
  const category = await callAs<{ id: string }>(author, '/app/api/admin/question-category', {
    data: { name: `安全 ${randomBytes(3).toString('hex')}` },
  })
  const sections = []
  for (const { title: section, ...question } of questions) {
    if (types && !types.includes(question.content.type)) continue
    const { id } = await callAs<{ id: string }>(author, '/app/api/admin/question', {
      data: { categoryId: category.id, difficulty: 2, score: 2, explanation, isTwinMeant: true, ...question },
    })
    await callAs(author, '/app/api/admin/question-state', { data: { ids: [id], state: 'reviewed' } })
    sections.push({
      title: section,
      items: [{ questionId: id, score: question.content.type === 'SI' ? 4 : 2 }],
    })
  }
  const paper = await callAs<{ id: string }>(author, '/app/api/admin/paper', {
    data: { title, kind: 'fixed' },
  })
  const address = `/app/api/admin/paper/${paper.id}`
  const { revision } = await callAs<{ revision: number }>(author, address, { method: 'GET' })
  await callAs(author, address, {
    method: 'PUT',
    data: { revision, title, shufflesQuestions: false, shufflesOptions: false, sections },
  })
  await callAs(author, `/app/api/admin/paper/${paper.id}/state`, { data: { state: 'ready' } })
  return paper.id
}

type MadeExam = MadePaper & {
  readonly settings?: Readonly<Record<string, unknown>>
  /** Who marks the questions without a key; by default the administrator of the first site. */
  readonly markerId?: string
}

/** A published exam with such a paper. Returns its id and the id of its course. */
export async function makeExam(
  author: Visit,
  { settings = {}, markerId, ...made }: MadeExam,
): Promise<{ readonly id: string; readonly itmId: string }> {
  const { title } = made
  const paperId = await makePaper(author, made)
  const exam = await callAs<{ id: string; itmId: string }>(author, '/app/api/admin/exam', {
    data: { title, settings: { paperId, passScore: 9, ...settings } },
  })
  await callAs(author, `/app/api/admin/exam/${exam.id}/marker`, {
    method: 'PUT',
    data: { accountIds: [markerId ?? (await idOf('admin'))] },
  })
  await callAs(author, `/app/api/admin/exam/${exam.id}/publish`)
  return exam
}
