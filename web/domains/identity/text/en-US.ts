import type { Like } from '#lib/text'
import type { zhCN } from './zh-CN.ts'

export const enUS: Like<typeof zhCN> = {
  login: {
    title: 'Sign in',
    headline: 'Sign in and carry on.',
    lead: 'Use the account your organisation gave you.',
    ways: 'Ways to sign in',
    account: 'Account',
    userName: 'User name',
    password: 'Password',
    submit: 'Sign in',
    userNameMissing: 'Enter your user name',
    passwordMissing: 'Enter your password',
  },
}
