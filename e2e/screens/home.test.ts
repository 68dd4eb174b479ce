import { lookAround } from '../shell/look-around.ts'
import { homeScreens } from './home.ts'

lookAround(homeScreens)
