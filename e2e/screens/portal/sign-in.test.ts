import { lookAround } from '../../shell/check-screens.ts'
import { signInScreens } from './sign-in.ts'

lookAround(signInScreens)
