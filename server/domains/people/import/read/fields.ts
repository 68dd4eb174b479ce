import { type ImportField, importFields } from '@lyceum/contract/people'
import type { Locale } from '@lyceum/contract/kit'

type Field = {
  readonly heading: Readonly<Record<Locale, string>>
  /** Other headings for this column; compared without spaces, case and marks. */
  readonly alsoKnownAs: readonly string[]
  readonly example: string
}

/** The columns of a list, in the order of the template. */
export const fields: Readonly<Record<ImportField, Field>> = {
  staffNo: {
    heading: { 'zh-CN': '工号', 'zh-TW': '員工編號', 'en-US': 'Staff no.' },
    alsoKnownAs: [
      '员工编号',
      '员工号',
      '人员编号',
      '員編',
      '工號',
      'employeeid',
      'employeeno',
      'employeenumber',
      'staffid',
      'staffnumber',
      'personnelnumber',
    ],
    example: 'HC10086',
  },
  userName: {
    heading: { 'zh-CN': '用户名', 'zh-TW': '使用者名稱', 'en-US': 'User name' },
    alsoKnownAs: [
      '登录名',
      '账号',
      '帐号',
      '帳號',
      '登入名稱',
      '登录账号',
      'login',
      'account',
      'username',
      'uid',
      'samaccountname',
    ],
    example: 'wang_lei',
  },
  name: {
    heading: { 'zh-CN': '姓名', 'zh-TW': '姓名', 'en-US': 'Name' },
    alsoKnownAs: ['名字', '员工姓名', '員工姓名', '中文名', 'fullname', 'displayname', 'employeename', 'cn'],
    example: '王磊',
  },
  gender: {
    heading: { 'zh-CN': '性别', 'zh-TW': '性別', 'en-US': 'Gender' },
    alsoKnownAs: ['sex'],
    example: '男',
  },
  email: {
    heading: { 'zh-CN': '邮箱', 'zh-TW': '電子郵件', 'en-US': 'Email' },
    alsoKnownAs: ['电子邮箱', '电子邮件', '邮件', '信箱', '電子信箱', 'mail', 'emailaddress', 'workemail'],
    example: 'wang.lei@example.com',
  },
  phone: {
    heading: { 'zh-CN': '手机', 'zh-TW': '手機', 'en-US': 'Mobile' },
    alsoKnownAs: [
      '手机号',
      '手机号码',
      '手機號碼',
      '电话',
      '電話',
      '联系电话',
      '行動電話',
      'phone',
      'mobilephone',
      'cellphone',
      'phonenumber',
    ],
    example: '13800138000',
  },
  bornOn: {
    heading: { 'zh-CN': '出生日期', 'zh-TW': '出生日期', 'en-US': 'Date of birth' },
    alsoKnownAs: ['生日', 'birthday', 'birthdate', 'dob'],
    example: '1992-06-18',
  },
  joinedOn: {
    heading: { 'zh-CN': '入职日期', 'zh-TW': '到職日期', 'en-US': 'Joined on' },
    alsoKnownAs: [
      '入职时间',
      '入職日期',
      '到职日期',
      '到職日',
      'hiredate',
      'startdate',
      'joindate',
      'dateofjoining',
      'hiredon',
    ],
    example: '2024-03-01',
  },
  locale: {
    heading: { 'zh-CN': '语言', 'zh-TW': '語言', 'en-US': 'Language' },
    alsoKnownAs: ['界面语言', '介面語言', 'locale', 'preferredlanguage'],
    example: 'zh-CN',
  },
  unit: {
    heading: { 'zh-CN': '部门', 'zh-TW': '部門', 'en-US': 'Department' },
    alsoKnownAs: [
      '部门编码',
      '部門代碼',
      '部门代码',
      '所属部门',
      '所屬部門',
      '组织',
      '單位',
      'departmentcode',
      'dept',
      'deptcode',
      'orgunit',
      'unit',
      'organization',
    ],
    example: 'RD-01',
  },
  position: {
    heading: { 'zh-CN': '岗位', 'zh-TW': '職位', 'en-US': 'Position' },
    alsoKnownAs: ['岗位编码', '职位', '职务', '職務', '職稱', 'positioncode', 'jobtitle', 'title', 'post'],
    example: 'ENG',
  },
  grade: {
    heading: { 'zh-CN': '职级', 'zh-TW': '職等', 'en-US': 'Grade' },
    alsoKnownAs: ['职等', '职级编码', '職級', 'gradecode', 'level', 'joblevel'],
    example: 'P5',
  },
  state: {
    heading: { 'zh-CN': '状态', 'zh-TW': '狀態', 'en-US': 'Status' },
    alsoKnownAs: ['在职状态', '在職狀態', '人员状态', '员工状态', 'state', 'employmentstatus', 'active'],
    example: '在职',
  },
}

export const labelOf = (field: ImportField, locale: Locale) => fields[field].heading[locale]

const plain = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s*＊_\-.。:：()（）【】[\]/]/g, '')

const known: ReadonlyMap<string, ImportField> = new Map(
  importFields.flatMap((field) => {
    const { heading, alsoKnownAs } = fields[field]
    return [...Object.values(heading), ...alsoKnownAs, field].map((text) => [plain(text), field] as const)
  }),
)

export type Mapping = { readonly [field in ImportField]?: string }

/** Which heading means which field: as saved with the series if the heading still exists, otherwise by name. */
export function guessMapping(headings: readonly string[], remembered: Mapping): Mapping {
  const guessed: Record<string, string> = {}
  for (const field of importFields) {
    const heading = remembered[field]
    if (heading !== undefined && headings.includes(heading)) guessed[field] = heading
  }
  const used = new Set(Object.values(guessed))
  for (const heading of headings) {
    const field = known.get(plain(heading))
    if (field === undefined || guessed[field] !== undefined || used.has(heading)) continue
    guessed[field] = heading
    used.add(heading)
  }
  return guessed
}

/** The fields that are required to find or create a person. */
export function missingIn(mapping: Mapping, matchBy: 'staffNo' | 'userName'): ImportField[] {
  const needed: readonly ImportField[] = [matchBy, 'name']
  return needed.filter((field) => mapping[field] === undefined)
}
