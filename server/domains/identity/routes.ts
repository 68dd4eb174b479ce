import { routes as account } from './registration/routes.ts'
import { routes as agreement } from './agreement/routes.ts'
import { routes as captcha } from './captcha/routes.ts'
import { routes as login } from './login/routes.ts'
import { routes as password } from './password/routes.ts'
import { routes as session } from './session/routes.ts'
import { routes as sms } from './sms/routes.ts'
import { routes as sso } from './sso/routes.ts'

export const routes = [
  ...login,
  ...session,
  ...sms,
  ...captcha,
  ...password,
  ...account,
  ...agreement,
  ...sso,
]
