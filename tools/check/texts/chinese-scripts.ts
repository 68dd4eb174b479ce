import type { Locale } from './locales.ts'

/** Characters and terms of a text that do not belong to its locale. */
export function foreignCharacters(locale: Locale, text: string): string[] {
  const own = ownNames.reduce((rest, name) => rest.replaceAll(name, ''), text)
  if (locale === 'en-US')
    return [...new Set(own.match(/\p{Script=Han}+/gu))].map((term) => `Chinese in English: ${term}`)
  const [foreign, script] =
    locale === 'zh-TW' ? [simplifiedOnly, 'simplified'] : [traditionalOnly, 'traditional']
  const characters = Array.from(new Set(own)).filter((character) => foreign.has(character))
  return [
    ...(characters.length > 0 ? [`${script} characters: ${characters.join(' ')}`] : []),
    ...(locale === 'zh-TW' ? mainlandTerms(own) : []),
  ]
}

/** Names that keep their own script in every language. */
const ownNames = ['简体中文', '繁體中文', '知行学堂', '知行學堂']

/**
 * The two scripts by their old encodings: GB 2312 contains what mainland Chinese writes, Big5 what Taiwan writes
 * (its first part the 5401 common characters). What is in only one of them never occurs in a text of the other.
 */
const gb2312 = characters('gbk', [0xb0, 0xf7], [[0xa1, 0xfe]])
const trails = [
  [0x40, 0x7e],
  [0xa1, 0xfe],
] as const
const big5Common = characters('big5', [0xa4, 0xc6], trails)
const big5Rare = characters('big5', [0xc9, 0xf9], trails)

/** Common simplified characters that Big5 also contains, as old variants unused in Taiwan. */
const variants = '万与厂党吨复构怀机极价洁惊离怜岭气扰胜圣适体网优异确种庄赶触'

const simplifiedOnly = new Set(
  Array.from(gb2312)
    .filter((character) => !big5Common.has(character) && !big5Rare.has(character))
    .concat(Array.from(variants)),
)
const traditionalOnly = new Set(
  Array.from(big5Common)
    .filter((character) => !gb2312.has(character))
    .concat('裏', '綫', '衆', '爲'),
)

type Range = readonly [number, number]

function characters(encoding: string, [first, last]: Range, rests: readonly Range[]): Set<string> {
  const decoder = new TextDecoder(encoding)
  const pairs = range([first, last]).flatMap((lead) =>
    rests.flatMap(range).map((rest) => Uint8Array.of(lead, rest)),
  )
  return new Set(pairs.map((pair) => decoder.decode(pair)).filter((text) => /^\p{Script=Han}$/u.test(text)))
}

function range([first, last]: Range): number[] {
  return Array.from({ length: last - first + 1 }, (_, i) => first + i)
}

/** Mainland terms that a converter leaves behind, and the Taiwanese ones. */
const taiwanTerms: Readonly<Record<string, string>> = {
  視頻: '影片',
  音頻: '音訊',
  信息: '資訊、訊息',
  軟件: '軟體',
  硬件: '硬體',
  插件: '外掛程式',
  網絡: '網路',
  服務器: '伺服器',
  默認: '預設',
  鏈接: '連結',
  屏幕: '螢幕',
  短信: '簡訊',
  登錄: '登入',
  賬號: '帳號',
  賬戶: '帳戶',
  打印: '列印',
  鼠標: '滑鼠',
  二維碼: 'QR Code',
  界面: '介面',
  激活: '啟用',
  點贊: '按讚',
  反饋: '回饋',
  搜索: '搜尋',
  加載: '載入',
  緩存: '快取',
  粘貼: '貼上',
  人工智能: '人工智慧',
  密鑰: '金鑰',
  查找: '查詢、尋找',
  下屬: '部屬',
  審批: '簽核',
  批量: '批次',
  菜單: '選單',
  文檔: '文件',
  郵箱: '信箱',
  當前: '目前',
  刷新: '重新整理',
  點擊: '點選、按',
}

function mainlandTerms(text: string): string[] {
  return Object.entries(taiwanTerms)
    .filter(([term]) => text.includes(term))
    .map(([term, ours]) => `${term} is said ${ours} in Taiwan`)
}
