import { lookAround } from '../../shell/check-screens.ts'
import { accessScreens } from './access.ts'

lookAround(accessScreens)
