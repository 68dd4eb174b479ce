import {
  type ApprovalChain,
  type CourseContent,
  courseContent,
  type CourseKind,
  type ModuleType,
} from '@lyceum/contract/course'
import type { DemoMedia } from './content.ts'

/** A course with every kind of module, as the drawings show it: whoever shows the product opens this one. */
export const showcase = {
  shelf: '领导力',
  sheet: {
    title: '新任经理 90 天：从骨干到带队者',
    summary: '从自己做好，到带着一群人做好：角色、信任、授权，三步走完最难的九十天。',
    kind: 'SELFSTUDY',
    approval: 'none',
    hasExam: true,
    isClosedToExternals: false,
    quota: null,
    queueLimit: 0,
    audience: ['all'],
    dueDays: 90,
    hours: '8',
    credits: '4',
    reward: 80,
  },
} satisfies Showcase

type Showcase = {
  /** Where it stands. */
  readonly shelf: string
  readonly sheet: { readonly kind: CourseKind; readonly approval: ApprovalChain } & Sketched
}

/** `nth`: its file, by the place among the demonstration's files of the kind. */
type Sketch = { readonly type: ModuleType; readonly nth?: number; readonly title: string } & Sketched
type Sketched = Readonly<Record<string, unknown>>
type Chapter = { readonly title: string; readonly modules: readonly Sketch[] }

const single = (key: string, stem: string, [right, ...others]: readonly string[]) => ({
  key,
  type: 'single',
  stem,
  score: 50,
  explanation: '想一想：出了问题，谁会先知道？',
  choices: [right, ...others].map((text, at) => ({ key: 'ABCD'[at], text, isRight: at === 0 })),
})

const test = { type: 'TST', score: 100, requiredScore: 60, maxSubmits: 3 } as const

const paragraph = (text: string) => ({ kind: 'paragraph', runs: [{ text }] })
const list = (...items: readonly string[]) => ({
  kind: 'list',
  isOrdered: true,
  items: items.map((text) => ({ depth: 0, runs: [{ text }] })),
})

const taskTree = {
  blocks: [
    paragraph('选三位同事，为每人写一页谈话计划。写清楚：'),
    list('想了解他的什么', '准备问哪三个问题', '谈完之后你会做什么'),
  ],
}
const aboutFilm = {
  blocks: [paragraph('从“照做”到“自己拿主意”，五级授权一级一级讲清楚。边看边想：你手上的活，各在第几级？')],
}
const levels = ['照做', '先问再做', '做了就说', '例外才说', '自己拿主意'].map((title, at) => ({
  second: at * 15,
  title,
}))
const habits = [
  { key: 's001', type: 'rating', stem: '你有多愿意把重要的事交给别人？', isRequired: true },
  {
    key: 's002',
    type: 'multiple',
    stem: '你不愿放手，多半因为：',
    isRequired: false,
    choices: ['自己做更快', '怕出错', '不知道交给谁'].map((text, at) => ({ key: 'ABC'[at], text })),
  },
  { key: 's003', type: 'text', stem: '下周你打算放手的一件事是：', isRequired: false },
]

const roles: Chapter = {
  title: '第一章　角色转换',
  modules: [
    { type: 'VOD', nth: 0, title: '从“我做”到“我们做”', isTrial: true, minutes: 1 },
    { type: 'RDG', nth: 0, title: '阅读：新经理最常见的八个误区', minutes: 15 },
    {
      ...test,
      title: '章节测验：角色认知',
      weight: 40,
      body: {
        questions: [
          single('q001', '当上经理后，最先要改变的是什么？', ['衡量自己的方式', '办公桌', '说话的语气']),
          single('q002', '团队做错了，经理第一句话应当问：', ['发生了什么', '是谁干的', '什么时候能改好']),
        ],
      },
    },
  ],
}

const trust: Chapter = {
  title: '第二章　建立信任',
  modules: [
    { type: 'SCO', nth: 0, title: '课件：一对一谈话怎么谈', minutes: 10 },
    {
      type: 'ASS',
      title: '作业：前 30 天谈话计划',
      score: 100,
      minutes: 40,
      body: { task: taskTree, maxFiles: 3 },
    },
  ],
}

const delegation = (film: string): Chapter => ({
  title: '第三章　授权与跟进',
  modules: [
    {
      type: 'VOD',
      nth: 1,
      title: '授权的五个层级',
      id: film,
      minutes: 2,
      note: aboutFilm,
      body: { threshold: 80, marks: levels },
    },
    {
      type: 'AUD',
      nth: 0,
      title: '音频：一次失败的授权复盘',
      minutes: 1,
      body: { threshold: 60, maxSpeed: 3 },
    },
    {
      type: 'URLVOD',
      title: '外链：任务委派清单模板',
      minutes: 5,
      body: { address: 'https://learn.example.com/delegation' },
    },
    { type: 'SCO', nth: 1, title: '课件：交接班怎么交', minutes: 10 },
    { type: 'REF', nth: 0, title: '资料：授权层级对照表', isRequired: false },
    {
      ...test,
      title: '章节测验：授权与跟进',
      weight: 60,
      requires: { op: 'all', of: [{ need: 'module', moduleId: film, reached: 'viewed' }] },
      body: {
        questions: [
          single('q003', '“做了就说”是第几级授权？', ['第三级', '第一级', '第五级']),
          single('q004', '授权之后，检查点应当：', ['事先约定', '随时抽查', '不需要']),
        ],
      },
    },
    { type: 'ACE', title: '问卷：你的授权习惯', body: { isAnonymous: true, questions: habits } },
  ],
})

const introduction = {
  blocks: [
    paragraph('做得最好的人当上了经理，才发现原来的本事只够用一半。这门课陪你走完头九十天。'),
    { kind: 'heading', level: 3, runs: [{ text: '学完你能' }] },
    {
      kind: 'list',
      isOrdered: false,
      items: ['说清经理与骨干的三处不同', '在头三十天与每位同事谈一次', '按五个层级把活交出去'].map(
        (text) => ({
          depth: 0,
          runs: [{ text }],
        }),
      ),
    },
    { kind: 'quote', runs: [{ text: '授权不是放手，是约定检查点。' }] },
    {
      kind: 'table',
      hasHead: true,
      rows: [
        ['时间', '重点'],
        ['第 1–30 天', '认识人'],
        ['第 31–60 天', '交出去'],
        ['第 61–90 天', '跟到底'],
      ].map((row) => row.map((text) => [{ text }])),
    },
  ],
}

/** What stands in it; a kind without files is left out, as everywhere in the demonstration. */
export function showcaseContent(
  media: DemoMedia,
  nextId: () => string,
): { content: CourseContent; modules: { id: string; type: ModuleType }[] } {
  const film = nextId()
  const drawn = [roles, trust, delegation(film)].map(({ title, modules }) => ({
    title,
    modules: modules.flatMap((module) => withFile(module, media)),
  }))
  const hasFilm = drawn.some(({ modules }) => modules.some(({ id }) => id === film))
  const whole = courseContent.parse({
    introduction,
    passScore: 60,
    chapters: drawn.map(({ title, modules }) => ({
      title,
      modules: modules.map((module) => ({
        ...module,
        id: module.id ?? nextId(),
        ...(hasFilm ? {} : { requires: null }),
      })),
    })),
  })
  const modules = whole.chapters.flatMap((chapter) => chapter.modules)
  return { content: whole, modules: modules.map(({ id, type }) => ({ id, type })) }
}

type Placed = Sketch & { readonly id?: string }

function withFile({ nth, ...module }: Sketch, media: DemoMedia): Placed[] {
  if (typeof nth !== 'number') return [module]
  const files: readonly string[] = new Map(Object.entries(media)).get(module.type) ?? []
  const fileId = files[nth]
  return fileId === undefined ? [] : [{ ...module, body: { ...bodyOf(module), fileId } }]
}

const bodyOf = ({ body }: Sketched): object => (typeof body === 'object' && body !== null ? body : {})
