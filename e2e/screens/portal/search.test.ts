import { lookAround } from '../../shell/check-screens.ts'
import { searchScreens } from './search.ts'

lookAround(searchScreens)
