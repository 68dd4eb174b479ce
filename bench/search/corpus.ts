import type { SearchDocument } from '../../server/platform/domain/searchable.ts'

const common =
  '培训 管理 学习 安全 生产 考试 课程 员工 项目 质量 销售 服务 客户 财务 风险 合规 数据 信息 技术 产品 市场 领导 团队 沟通 绩效 流程 制度 岗位 证书 讲师 直播 知识 案例 设备 操作 应急 消防 环保 采购 供应 物流 仓储 法务 审计 税务 预算 成本 战略 创新 研发'.split(
    ' ',
  )
const english =
  'training management learning safety production exam course employee project quality sales service customer finance risk compliance data information technology product market leadership team communication performance process policy position certificate lecturer knowledge equipment operation emergency purchase logistics storage audit budget strategy'.split(
    ' ',
  )
/** Characters of ordinary texts around the common words, so that rare pairs stay rare. */
const plain =
  '一在中为人有不大会上个年到国以可发要成部业分对方行民和工时出动关过产后同机体于所能法力量定多自进种加着全内条两新主各长重理面表化结果活使用明点建系实现经济社会本第组织计划开展研究提高发展问题工作情况方法标准检查记录报告审核改善目标责任环节步骤材料设计应当保证及时完整准确清楚简单具体'

/** The same numbers from the same seed. */
export function randomFrom(seed: number) {
  let state = seed >>> 0 || 1
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

type Random = () => number

/** Picks earlier list entries more often, like word frequencies. */
const skewed = <T>(random: Random, list: readonly T[]): T => {
  const at = Math.floor(list.length * random() ** 2)
  return list[at] ?? (list[0] as T)
}

function chinese(random: Random, length: number): string {
  let text = ''
  while (text.length < length) {
    text += random() < 0.006 ? skewed(random, common) : (plain[Math.floor(random() * plain.length)] ?? '')
    if (random() < 0.06) text += '，'
  }
  return text
}

function latin(random: Random, wordCount: number): string {
  return Array.from({ length: wordCount }, () =>
    random() < 0.04
      ? skewed(random, english)
      : `${skewed(random, english).slice(0, 3)}${Math.floor(random() * 5000)}`,
  ).join(' ')
}

const types = ['course', 'course', 'course', 'exam', 'notice', 'article', 'user'] as const

/**
 * Documents of about 300 characters: six of ten Chinese, two English, two mixed; one in five for some people only. The
 * most common words occur in about one of six.
 */
export function documentOf(id: number, random: Random, groups: readonly string[]): SearchDocument {
  const kind = random()
  const title =
    kind < 0.6
      ? `${random() < 0.35 ? skewed(random, common) : ''}${chinese(random, 10)}`
      : kind < 0.8
        ? latin(random, 5)
        : `${latin(random, 2)} ${chinese(random, 8)}`
  const body =
    kind < 0.6
      ? chinese(random, 300)
      : kind < 0.8
        ? latin(random, 45)
        : `${chinese(random, 180)} ${latin(random, 18)}`
  return {
    id: String(id),
    type: types[Math.floor(random() * types.length)] ?? 'course',
    title: title.slice(0, 80),
    body,
    note: '',
    pictureId: null,
    seed: id,
    category: '',
    audience: [random() < 0.8 ? 'all' : (groups[Math.floor(random() * groups.length)] ?? 'all')],
    isClosedToExternals: false,
    shownFrom: null,
    shownUntil: null,
    at: new Date(1_700_000_000_000 + Math.floor(random() * 8e10)),
  }
}

/** Search queries by class: half common words, half words that occur in a few texts. */
export function queriesOf(random: Random): Readonly<Record<string, readonly string[]>> {
  const some = (count: number, make: (at: number) => string) =>
    Array.from({ length: count }, (_, at) => make(at))
  const rare = () => chinese(random, 12).replaceAll('，', '').slice(3, 5)
  return {
    twoCharacters: [...common.slice(0, 20), ...some(20, rare)],
    phrase: [
      ...some(20, (at) => `${common[at] ?? ''}${common[(at * 7) % 20] ?? ''}`),
      ...some(20, () => `${rare()}${skewed(random, common)}`),
    ],
    english: [...english.slice(0, 20), ...some(20, () => latin(random, 1))],
    mixed: [
      ...some(20, (at) => `${common[at] ?? ''} ${english[at] ?? ''}`),
      ...some(20, (at) => `${english[at] ?? ''} ${rare()}`),
    ],
  }
}
