import type { Locale } from '@lyceum/contract/kit'
import type { PersonFault } from './rules.ts'

/** The fault of a record, by the display name of the field. */
export const faultNames: Readonly<Record<PersonFault, Readonly<Record<Locale, string>>>> = {
  name: { 'zh-CN': '姓名', 'zh-TW': '姓名', 'en-US': 'name' },
  userName: { 'zh-CN': '用户名', 'zh-TW': '使用者名稱', 'en-US': 'user name' },
  nickname: { 'zh-CN': '昵称', 'zh-TW': '暱稱', 'en-US': 'nickname' },
  staffNo: { 'zh-CN': '工号', 'zh-TW': '員工編號', 'en-US': 'staff number' },
  email: { 'zh-CN': '邮箱', 'zh-TW': '電子郵件', 'en-US': 'email' },
  phone: { 'zh-CN': '手机号', 'zh-TW': '手機號碼', 'en-US': 'phone number' },
  expiresAt: {
    'zh-CN': '有效期（仅外部学员填写）',
    'zh-TW': '有效期限（僅外部學員填寫）',
    'en-US': 'expiry (for external learners only)',
  },
  staffNoOfGuest: {
    'zh-CN': '工号（外部学员没有工号）',
    'zh-TW': '員工編號（外部學員沒有員工編號）',
    'en-US': 'staff number (external learners have none)',
  },
}

/** Joins several items in one sentence. */
export const listed = (things: readonly string[], locale: Locale) =>
  things.join(locale === 'en-US' ? ', ' : '、')

const three = (zhCN: string, zhTW: string, enUS: string) => ({ 'zh-CN': zhCN, 'zh-TW': zhTW, 'en-US': enUS })

/** Columns of the exported list, in order. */
export const columnTitles = {
  name: three('姓名', '姓名', 'Name'),
  userName: three('用户名', '使用者名稱', 'User name'),
  staffNo: three('工号', '員工編號', 'Staff no.'),
  unitName: three('部门', '部門', 'Department'),
  positionName: three('岗位', '職位', 'Position'),
  gradeName: three('职级', '職等', 'Grade'),
  state: three('状态', '狀態', 'Status'),
  email: three('邮箱', '電子郵件', 'E-mail'),
  phone: three('手机号', '手機號碼', 'Phone'),
  roles: three('角色', '角色', 'Roles'),
  joinedOn: three('入职日期', '到職日期', 'Joined'),
  lastLoginAt: three('最近登录', '最近登入', 'Last sign-in'),
  expiresAt: three('有效期至', '有效期限', 'Valid until'),
} as const

export const stateNames = {
  pending: three('待审核', '待審核', 'Pending'),
  active: three('在用', '使用中', 'Active'),
  suspended: three('停用', '停用', 'Paused'),
  left: three('已离职', '已離職', 'Left'),
} as const

export const roleNames = {
  NLRN: three('学员', '學員', 'Learner'),
  INSTR: three('讲师', '講師', 'Instructor'),
  TADM: three('培训管理员', '訓練管理員', 'Training administrator'),
  ADM: three('系统管理员', '系統管理員', 'System administrator'),
} as const
