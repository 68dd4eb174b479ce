/** Exams with a name of their own, besides the monthly tests. */
export type ExamName =
  | 'induction'
  | 'foremanLast'
  | 'foreman'
  | 'yearly'
  | 'contest'
  | 'duty'
  | 'tomorrow'
  | 'thisWeek'
  | 'quarter'
  | 'caseLast'
  | 'caseMarking'
  | 'proposal'
  | 'allTypes'
  | 'drivingDone'
  | 'rescueDone'
  | 'drillAhead'
  | 'warmUp'

/** Exam titles of a site, and the texts its people write in them. */
export type ExamTexts = {
  /** `{}` stands for the category, `{month}` for the month. */
  readonly monthly: string
  readonly month: string
  readonly about: string
  readonly aboutOnSite: string
  readonly named: Readonly<Partial<Record<ExamName, string>>>
  /** Written into a blank by somebody who does not know. */
  readonly guess: string
  readonly essays: readonly string[]
  readonly comments: readonly string[]
  readonly makeUpReason: string
  readonly extraReason: string
}

const hengchuan: ExamTexts = {
  monthly: '{}月度测验 · {month}',
  month: '{year} 年 {n} 月',
  about: '独立完成，随时保存。交卷后马上知道客观题得分，错题自动进入错题本。',
  aboutOnSite: '现场考核，带好工牌，提前十分钟到场。成绩由考评员录入。',
  named: {
    induction: '新员工入职考试',
    foremanLast: '{last} 年班组长安全资格考试',
    foreman: '{year} 年班组长安全资格考试',
    yearly: '一线主管年度测评',
    contest: '安全知识竞赛 · 初赛',
    duty: '年度合规统一考试',
    tomorrow: '质量月随堂测验',
    thisWeek: '本周班前安全小测',
    quarter: '下季度设备点检考试',
    caseLast: '主管案例论述 · 上半年',
    caseMarking: '主管案例论述 · 下半年',
    proposal: '改善提案笔试',
    allTypes: '综合能力测评',
    drivingDone: '叉车实操考核',
    rescueDone: '心肺复苏实操考核',
    drillAhead: '灭火器材实操考核',
    warmUp: '考前热身：随时练一套',
  },
  guess: '记不清了',
  essays: [
    '最容易忽略的是交接班时的口头约定。上个月我们班有一次把“等会儿再锁”当成了“已经锁好”，差点出事。我打算把交接单改成逐项签字，并由接班的人复述一遍。',
    '我会讲三点：先看现场再动手，不明白就停下来问，做完当天记下来。新同事往往急着做对，其实先学会停下来更要紧。',
    '去年三月我遇到过一次。当时为了赶交期跳过了复核，结果返工两天。现在我会先说明风险，请主管决定，并把约定写进工单。',
    '问题出在标准写得太笼统。我建议把“注意安全”换成看得见的动作，比如站位、距离和口令，每周抽查一次，连续四周达标再放宽。',
    '先稳住现场，再通知当班负责人，最后留下照片和时间。关键是顺序不能乱，也不能一个人硬扛。',
  ],
  comments: [
    '步骤清楚，例子具体。',
    '原因找得准，改进还可以再落到人和时间。',
    '方向对，缺少可检查的动作。',
    '',
  ],
  makeUpReason: '出差，已报备',
  extraReason: '左手骨折未愈，打字较慢',
}

const nanyu: ExamTexts = {
  monthly: '{}單元測驗 · {month}',
  month: '{year} 年 {n} 月',
  about: '請獨立作答，系統會隨時儲存。交卷後立即看到客觀題分數，錯題會自動進入錯題本。',
  aboutOnSite: '現場考核，請攜帶識別證並提前十分鐘到場。成績由考評人員登錄。',
  named: {
    induction: '到職測驗',
    foremanLast: '{last} 年感染管制資格測驗',
    foreman: '{year} 年感染管制資格測驗',
    duty: '年度個資保護統一測驗',
    tomorrow: '病人安全週隨堂測驗',
    thisWeek: '本週病人安全小測驗',
    caseMarking: '個案論述測驗',
    allTypes: '綜合能力測驗',
    rescueDone: '心肺復甦術實作考核',
    drillAhead: '防火避難實作考核',
  },
  guess: '不太確定',
  essays: [
    '最容易忽略的是交班時的口頭約定。我們單位曾把「等一下再確認」當成「已經確認」，差點給錯藥。我想把交班單改成逐項簽名，並由接班同仁複誦一次。',
    '我會先講三件事：核對身分、看清楚醫囑、做完立刻記錄。新同仁常急著完成，其實先學會停下來更重要。',
    '當時為了趕時間略過了雙人覆核，後來多花了一個下午補救。現在我會先說明風險，請護理長決定並留下紀錄。',
  ],
  comments: ['條理清楚，例子具體。', '方向正確，改善措施可以再落實到人與時間。', ''],
  makeUpReason: '公出，已報備',
  extraReason: '手部受傷，打字較慢',
}

export const examTextsBySite: Readonly<Record<string, ExamTexts>> = { hengchuan, nanyu }
