import type { QuestionType } from '@lyceum/contract/question'

type Example = {
  readonly type: QuestionType
  readonly isPart?: true
  readonly stem: string
  readonly options?: readonly string[]
  /** Answer, explanation, category, difficulty, knowledge points, tags, score. */
  readonly rest: readonly [string, string, string, string, string, string, string]
}

/** One question of each type, as an example of how to fill in a sheet. */
export const examples: readonly Example[] = [
  {
    type: 'MC',
    stem: '灭火器压力表指针落在红色区域，说明什么？',
    options: ['压力不足，需要更换', '压力正常', '压力过高', '仅供参考'],
    rest: ['A', '红色表示欠压。', '安全生产/消防', '1', '灭火器', '', '2'],
  },
  {
    type: 'MC_MANY',
    stem: '进入受限空间作业前，气体检测应当覆盖哪些位置？',
    options: ['上部', '中部', '底部', '仅入口处'],
    rest: ['ABC', '有毒气体密度不同，上、中、下都要取样。', '安全生产', '4', '受限空间', '', '2'],
  },
  {
    type: 'TF',
    stem: '停电检修时，验电器在使用前不需要在有电设备上试验。',
    rest: ['错', '先在有电处确认验电器完好。', '安全生产', '2', '电气安全', '', '1'],
  },
  {
    type: 'FB',
    stem: '凡在坠落高度基准面____米及以上进行的作业，均称为____作业。',
    rest: ['2|两|二;高处', '', '安全生产', '1', '高处作业', '', '2'],
  },
  {
    type: 'MT',
    stem: '将作业类型与对应的首要安全措施连线。',
    options: ['高处作业=系安全带', '动火作业=清除可燃物', '受限空间=先通风再检测'],
    rest: ['', '', '安全生产', '3', '综合', '', '3'],
  },
  {
    type: 'ES',
    stem: '结合本岗位，说明发现同事违章时你会怎么做。',
    rest: ['制止、说明、上报各占三分之一。', '', '安全生产', '3', '安全文化', '', '5'],
  },
  {
    type: 'SI',
    stem: '检修班进入储罐清理前，只在罐口测得氧含量 20.8%，便安排两人入罐。',
    rest: ['', '', '安全生产', '5', '受限空间', '', '6'],
  },
  {
    type: 'TF',
    isPart: true,
    stem: '只在罐口检测就够了。',
    rest: ['错', '罐内各处都要检测。', '', '', '', '', '2'],
  },
  {
    type: 'MC',
    isPart: true,
    stem: '罐外至少还缺什么人？',
    options: ['监护人', '记录员', '司机'],
    rest: ['A', '', '', '', '', '', '4'],
  },
  {
    type: 'SR',
    stem: '用 90 秒口述一次班前安全喊话。',
    rest: ['清楚、完整、有针对性。', '', '安全生产', '3', '安全文化', '', '5'],
  },
]
