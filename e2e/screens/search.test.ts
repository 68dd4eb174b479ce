import { lookAround } from '../shell/look-around.ts'
import { searchScreens } from './search.ts'

lookAround(searchScreens)
