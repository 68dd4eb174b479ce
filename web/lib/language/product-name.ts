import type { Texts } from '../text.ts'

/** The name of the product. */
export const productName: Texts<string> = { 'zh-CN': '知行学堂', 'zh-TW': '知行學堂', 'en-US': 'Lyceum' }
