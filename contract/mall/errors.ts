import { errors } from '../kit/index.ts'

export const mallErrors = errors({
  ERROR_USER_CREDITS_NOT_ENOUGH: {
    status: 409,
    'zh-CN': '积分不够，还差 {missing}',
    'zh-TW': '點數不足，還差 {missing}',
    'en-US': 'You need {missing} more points.',
  },
  ERROR_PRODUCT_NOT_ENOUGH: {
    status: 409,
    'zh-CN': '已经兑完了，没有扣积分',
    'zh-TW': '已經兌換完畢，沒有扣點數',
    'en-US': 'This item is sold out. No points were deducted.',
  },
  ERROR_RECEIVE_INFO_NULL: {
    status: 400,
    'zh-CN': '请填写收货人、电话和地址',
    'zh-TW': '請填寫收件人、電話和地址',
    'en-US': 'Please fill in the recipient, phone and address.',
  },
  EXCHANGE_STATE: {
    status: 409,
    'zh-CN': '这笔兑换的状态已经变了，请刷新再看',
    'zh-TW': '這筆兌換的狀態已經改變，請重新整理',
    'en-US': 'This order has changed. Please refresh.',
  },
  STOCK_BELOW_ZERO: {
    status: 409,
    'zh-CN': '现有库存 {stock} 件，不能再减这么多',
    'zh-TW': '目前庫存 {stock} 件，無法再減這麼多',
    'en-US': 'There are only {stock} in stock, so the stock cannot go down that far.',
  },
  MALL_CATEGORY_TAKEN: {
    status: 409,
    'zh-CN': '已经有“{name}”这个分类',
    'zh-TW': '已經有「{name}」這個分類',
    'en-US': 'The category “{name}” already exists.',
  },
  PRODUCT_CHANGED: {
    status: 409,
    'zh-CN': '有人刚改过这件商品，请刷新再改',
    'zh-TW': '有人剛修改過這件商品，請重新整理後再改',
    'en-US': 'Someone else has just changed this product. Please refresh.',
  },
  TRACKING_UNREADABLE: {
    status: 400,
    'zh-CN': '读不出这份表：第一行要有“兑换单号”“快递公司”“运单号”',
    'zh-TW': '無法讀取這份表格：第一列要有「兌換單號」「物流公司」「運單號」',
    'en-US': 'This file cannot be read. Its first row must contain the order, carrier and tracking number.',
  },
})
