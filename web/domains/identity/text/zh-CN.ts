export const zhCN = {
  login: {
    title: '登录',
    headline: '登录，接着学。',
    lead: '用单位发给你的账号登录。',
    ways: '登录方式',
    account: '账号登录',
    userName: '用户名',
    password: '密码',
    submit: '登录',
    userNameMissing: '请填用户名',
    passwordMissing: '请填密码',
  },
}
