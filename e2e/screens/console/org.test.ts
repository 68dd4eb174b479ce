import { lookAround } from '../../shell/check-screens.ts'
import { orgScreens } from './org.ts'

lookAround(orgScreens)
