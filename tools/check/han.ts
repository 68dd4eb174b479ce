import type { Locale } from './locales.ts'

/** What in a text does not belong to its locale: characters of the other script, words of the other shore. */
export function strangers(locale: Locale, text: string): string[] {
  const own = ownNames.reduce((rest, name) => rest.replaceAll(name, ''), text)
  if (locale === 'en-US')
    return [...new Set(own.match(/\p{Script=Han}+/gu))].map((word) => `Chinese in English: ${word}`)
  const [foreign, script] =
    locale === 'zh-TW' ? [simplifiedOnly, 'simplified'] : [traditionalOnly, 'traditional']
  const characters = Array.from(new Set(own)).filter((character) => foreign.has(character))
  return [
    ...(characters.length > 0 ? [`${script} characters: ${characters.join(' ')}`] : []),
    ...(locale === 'zh-TW' ? mainlandWords(own) : []),
  ]
}

/** Names that keep their own script in every language. */
const ownNames = ['简体中文', '繁體中文', '知行学堂', '知行學堂']

/**
 * The two scripts by their own old standards: GB 2312 holds what mainland Chinese writes, Big5 what Taiwan writes
 * (its first part the 5401 common characters). What stands in one alone never occurs in a text of the other.
 */
const gb2312 = characters('gbk', [0xb0, 0xf7], [[0xa1, 0xfe]])
const trails = [
  [0x40, 0x7e],
  [0xa1, 0xfe],
] as const
const big5Common = characters('big5', [0xa4, 0xc6], trails)
const big5Rare = characters('big5', [0xc9, 0xf9], trails)

/** Common simplified characters that Big5 holds too, as old variants nobody in Taiwan writes. */
const variants = '万与厂党吨复构怀机极价洁惊离怜岭气扰胜圣适体网优异确种庄赶触'

const simplifiedOnly = new Set(
  Array.from(gb2312)
    .filter((one) => !big5Common.has(one) && !big5Rare.has(one))
    .concat(Array.from(variants)),
)
const traditionalOnly = new Set(
  Array.from(big5Common)
    .filter((one) => !gb2312.has(one))
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

/** Words that a converter leaves behind, and what Taiwan says. */
const taiwanWords: Readonly<Record<string, string>> = {
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

function mainlandWords(text: string): string[] {
  return Object.entries(taiwanWords)
    .filter(([word]) => text.includes(word))
    .map(([word, ours]) => `${word} is said ${ours} in Taiwan`)
}
