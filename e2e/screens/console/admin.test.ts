import { lookAround } from '../../shell/check-screens.ts'
import { adminScreens } from './admin.ts'

lookAround(adminScreens)
