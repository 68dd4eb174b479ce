import type { Locale } from '@lyceum/contract/kit'

/** Translations of the demo categories into the languages that are not their site's own. */
const hengchuan = `
安全生产 安全生產 Workplace safety
现场安全 現場安全 On-site safety
机械防护 機械防護 Machine guarding
电气安全 電氣安全 Electrical safety
应急与消防 緊急應變與消防 Emergencies and fire
消防 消防 Fire safety
急救 急救 First aid
职业健康 職業健康 Occupational health
产品与工艺 產品與製程 Products and processes
伺服与变频 伺服與變頻 Servo and inverter drives
伺服驱动 伺服驅動 Servo drives
变频器 變頻器 Inverters
工艺基础 製程基礎 Process basics
绕线 繞線 Coil winding
装配 組裝 Assembly
试验验证 測試驗證 Testing and validation
销售与客户 業務與客戶 Sales and customers
大客户 大客戶 Key accounts
渠道与报价 通路與報價 Channels and quotations
报价 報價 Quotations
合同 合約 Contracts
客户沟通 客戶溝通 Customer communication
领导力 領導力 Leadership
新任经理 新任主管 New managers
带团队 帶領團隊 Leading a team
授权 授權 Delegation
反馈 回饋 Feedback
高层视野 高階視野 Senior leadership
合规与内控 法遵與內控 Compliance and controls
商业道德 商業道德 Business ethics
信息与隐私 資訊與隱私 Information and privacy
数据保护 資料保護 Data protection
保密 保密 Confidentiality
进出口 進出口 Import and export
合同与竞争 合約與競爭 Contracts and competition
信息技术 資訊技術 Information technology
办公效率 辦公效率 Office productivity
表格 試算表 Spreadsheets
协作 協作 Collaboration
网络安全 資訊安全 Cybersecurity
研发工具 研發工具 Engineering tools
财务与审计 財務與稽核 Finance and audit
非财务人员 非財務人員 Finance for non-financial staff
成本与预算 成本與預算 Costs and budgets
预算 預算 Budgets
成本 成本 Costs
内审 內部稽核 Internal audit
客户服务 客戶服務 Customer service
热线与工单 客服專線與工單 Hotline and tickets
现场服务 現場服務 Field service
安装 安裝 Installation
维修 維修 Repair
备件 備品 Spare parts
新员工 新進員工 New employees
第一周 第一週 First week
第一个月 第一個月 First month
制度 制度 Policies
工具 工具 Tools
试用期 試用期 Probation
精益制造 精實製造 Lean manufacturing
现场改善 現場改善 Shop-floor improvement
5S 5S 5S
流动 流動 Flow
质量 品質 Quality
设备 設備 Equipment`

const nanyu = `
病人安全 患者安全 Patient safety
感染管制 感染控制 Infection control
手部衛生 手卫生 Hand hygiene
隔離 隔离 Isolation
用藥安全 用药安全 Medication safety
照護安全 护理安全 Care safety
服務與溝通 服务与沟通 Service and communication
櫃台 前台 Front desk
病情說明 病情告知 Explaining a diagnosis
法規遵循 合规 Compliance
個資 个人信息 Personal data
職業安全 职业安全 Occupational safety
新進同仁 新员工 New colleagues
第一週 第一周 First week
第一個月 第一个月 First month`

type Names = Partial<Record<Locale, string>>

/** `own other English`: the names of a category, by its name on its site. */
function read(lines: string, other: Locale): ReadonlyMap<string, Names> {
  return new Map(
    lines
      .trim()
      .split('\n')
      .map((line) => {
        const [own = '', theirs = '', ...english] = line.split(' ')
        return [own, { [other]: theirs, 'en-US': english.join(' ') }]
      }),
  )
}

export const categoryNames: Readonly<Record<string, ReadonlyMap<string, Names>>> = {
  hengchuan: read(hengchuan, 'zh-TW'),
  nanyu: read(nanyu, 'zh-CN'),
}
