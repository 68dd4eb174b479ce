import type { ModuleType } from '@lyceum/contract/course'

/** A unit of the showcase; `file` selects what it shows by the beginning of its title. */
export type Sketch = { readonly type: ModuleType; readonly title: string; readonly file?: string } & Sketched
export type Sketched = Readonly<Record<string, unknown>>
type Chapter = { readonly title: string; readonly modules: readonly Sketch[] }

/** A question whose right answer comes first, and why it is right. */
const single = (key: string, [stem = '', because = '']: readonly string[], choices: readonly string[]) => ({
  key,
  type: 'single',
  stem,
  score: 50,
  explanation: because,
  choices: choices.map((text, at) => ({ key: 'ABCD'[at], text, isRight: at === 0 })),
})

const test = { type: 'TST', score: 100, requiredScore: 60, maxSubmits: 3 } as const
const paragraph = (text: string) => ({ kind: 'paragraph', runs: [{ text }] })
const list = (...items: readonly string[]) => ({
  kind: 'list',
  isOrdered: true,
  items: items.map((text) => ({ depth: 0, runs: [{ text }] })),
})

const roles: Chapter = {
  title: '第一章　角色转换',
  modules: [
    { type: 'VOD', file: '从“我做”', title: '从“我做”到“我们做”', isTrial: true, minutes: 1 },
    { type: 'RDG', file: '新经理', title: '阅读：新经理最常见的八个误区', minutes: 15 },
    { type: 'VOD', file: '头三十天', title: '头三十天先做这三件事', minutes: 1 },
    { type: 'AUD', file: '三位班组长', title: '音频：三位班组长谈第一次带人', minutes: 1 },
    {
      type: 'ASS',
      title: '作业：写下你要放手的三件事',
      score: 100,
      minutes: 20,
      body: {
        task: { blocks: [paragraph('列出三件你现在亲手做、三个月后应当由别人做的事，各写一句理由。')] },
      },
    },
    {
      ...test,
      title: '章节测验：角色认知',
      weight: 30,
      body: {
        questions: [
          single(
            'q001',
            [
              '当上经理后，最先要改变的是什么？',
              '骨干看自己做成了几件事，经理看团队做成了几件事；尺子不换，就会一直抢着自己做。',
            ],
            ['衡量自己的方式', '办公桌', '说话的语气'],
          ),
          single(
            'q002',
            ['团队做错了，经理第一句话应当问：', '先问经过才找得到原因；先问是谁，大家就学会了把错藏起来。'],
            ['发生了什么', '是谁干的', '什么时候能改好'],
          ),
        ],
      },
    },
  ],
}

const taskTree = {
  blocks: [
    paragraph('选三位同事，为每人写一页谈话计划。写清楚：'),
    list('想了解他的什么', '准备问哪三个问题', '谈完之后你会做什么'),
  ],
}

const trust: Chapter = {
  title: '第二章　建立信任',
  modules: [
    { type: 'VOD', file: '信任从守约', title: '信任从守约开始', minutes: 1 },
    { type: 'SCO', file: '一对一谈话', title: '课件：一对一谈话怎么谈', minutes: 10 },
    {
      type: 'ASS',
      title: '作业：制订你的前 30 天谈话计划',
      score: 100,
      minutes: 40,
      body: { task: taskTree, maxFiles: 3 },
    },
    { type: 'VOD', file: '开一场', title: '开一场四十分钟的会', minutes: 1 },
    {
      ...test,
      title: '章节测验：建立信任',
      weight: 20,
      body: {
        questions: [
          single(
            'q003',
            ['答应了的事做不到，最好怎么办？', '早说，对方还来得及安排；拖到最后，丢的是下一次的信任。'],
            ['尽早说明并给新的时间', '等对方来问', '悄悄换一件事补上'],
          ),
          single(
            'q004',
            ['一对一谈话里，谁说得多才对？', '这半小时是用来听的；你说得多，就又成了布置工作。'],
            ['同事', '经理', '各一半'],
          ),
        ],
      },
    },
  ],
}

const aboutFilm = {
  blocks: [paragraph('从“照做”到“自己拿主意”，五级授权一级一级讲清楚。边看边想：你手上的活，各在第几级？')],
}
/** The times at which the film's slides change. */
const levels = ['照做', '先问再做', '做了就说', '例外才说', '自己拿主意'].map((title, at) => ({
  second: (at + 1) * 5,
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

const delegation = (film: string): Chapter => ({
  title: '第三章　授权与跟进',
  modules: [
    { type: 'VOD', file: '为什么你总', title: '为什么你总在替人救火', minutes: 1 },
    {
      type: 'VOD',
      file: '授权的五个',
      title: '授权的五个层级',
      id: film,
      minutes: 1,
      note: aboutFilm,
      body: { threshold: 80, marks: levels },
    },
    {
      type: 'AUD',
      file: '一次失败',
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
    {
      ...test,
      title: '章节测验：授权与跟进',
      weight: 30,
      requires: { op: 'all', of: [{ need: 'module', moduleId: film, reached: 'viewed' }] },
      body: {
        questions: [
          single(
            'q005',
            ['“做了就说”是第几级授权？', '一、二级都要先问你；到第三级才先做后报，所以它是放手的分界线。'],
            ['第三级', '第一级', '第五级'],
          ),
          single(
            'q006',
            ['授权之后，检查点应当：', '随时抽查等于没有授权，不查等于没有管理；事先约好，两边都踏实。'],
            ['事先约定', '随时抽查', '不需要'],
          ),
        ],
      },
    },
    { type: 'ACE', title: '问卷：你的授权习惯', body: { isAnonymous: true, questions: habits } },
  ],
})

const feedback: Chapter = {
  title: '第四章　绩效与反馈',
  modules: [
    { type: 'VOD', file: '反馈的三个', title: '反馈的三个时机', minutes: 1 },
    { type: 'VOD', file: '绩效面谈的', title: '绩效面谈的四段话', minutes: 1 },
    { type: 'REF', file: '绩效面谈记录', title: '资料：绩效面谈记录表', isRequired: false },
    {
      type: 'ASS',
      title: '作业：一次真实的反馈',
      score: 100,
      minutes: 30,
      body: { task: { blocks: [paragraph('给一位同事一次当场反馈，写下你说的原话、他的反应和你的体会。')] } },
    },
    {
      ...test,
      title: '结业测验：带队九十天',
      weight: 20,
      body: {
        questions: [
          single(
            'q007',
            ['反馈里最先说的应当是：', '事实双方都能核对；评价一出口，对方就开始为自己辩护。'],
            ['看到的事实', '对人的评价', '自己的感受'],
          ),
          single(
            'q008',
            ['绩效面谈里谈几处差距合适？', '人一次改得动的就一两处，谈了十处，等于一处也没谈。'],
            ['一两处', '越全越好', '不谈差距'],
          ),
        ],
      },
    },
  ],
}

/** The four chapters as designed; `film` is the id of the film that another unit requires. */
export const showcaseChapters = (film: string): readonly Chapter[] => [
  roles,
  trust,
  delegation(film),
  feedback,
]
