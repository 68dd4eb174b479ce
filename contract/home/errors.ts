import { errors } from '../kit/index.ts'

export const homeErrors = errors({
  QUICK_TITLE_INVALID: {
    status: 400,
    'zh-CN': '请填写名称，最多 17 个字',
    'zh-TW': '請填寫名稱，最多 17 個字',
    'en-US': 'Enter a name of up to 17 characters.',
  },
  QUICK_LINK_INVALID: {
    status: 400,
    'zh-CN': '请填写以 http:// 或 https:// 开头的网址',
    'zh-TW': '請填寫以 http:// 或 https:// 開頭的網址',
    'en-US': 'Enter an address that starts with http:// or https://.',
  },
  QUICK_INCOMPLETE: {
    status: 400,
    'zh-CN': '图标、名称和网址要一起填写',
    'zh-TW': '圖示、名稱和網址要一起填寫',
    'en-US': 'A shortcut needs a picture, a name and an address.',
  },
  QUICK_DUPLICATE: {
    status: 409,
    'zh-CN': '这个入口已经在首页上了',
    'zh-TW': '這個入口已經在首頁上了',
    'en-US': 'This shortcut is already on your home page.',
  },
  QUICK_FULL: {
    status: 400,
    'zh-CN': '快捷入口最多 {most} 个，先移除一个再添加',
    'zh-TW': '快捷入口最多 {most} 個，先移除一個再新增',
    'en-US': 'You can have up to {most} shortcuts. Please remove one first.',
  },
})
