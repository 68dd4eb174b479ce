import { lookAround } from '../shell/look-around.ts'
import { adminScreens } from './admin.ts'

lookAround(adminScreens)
