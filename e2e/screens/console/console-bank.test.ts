import { lookAround } from '../../shell/check-screens.ts'
import { consoleBankScreens } from './console-bank.ts'

lookAround(consoleBankScreens)
