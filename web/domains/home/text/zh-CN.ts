export const zhCN = {
  title: '首页',
  greeting: {
    night: (name: string) => `夜深了，${name}。`,
    morning: (name: string) => `早上好，${name}。`,
    noon: (name: string) => `中午好，${name}。`,
    afternoon: (name: string) => `下午好，${name}。`,
    evening: (name: string) => `晚上好，${name}。`,
  },
  welcome: {
    headline: '知之愈明，则行之愈笃。',
    body: '你已经进门了。课程和考试上线后，会从这里接着学。',
    console: '进入管理台',
  },
  account: {
    title: '你的账号',
    userName: '用户名',
    roles: '角色',
    lastLogin: '上次登录',
    firstLogin: '这是第一次登录',
  },
  links: {
    title: '推荐链接',
    sub: '由管理员推荐，在新窗口打开',
    empty: '管理员还没有推荐链接',
    manage: '去添加',
  },
}
