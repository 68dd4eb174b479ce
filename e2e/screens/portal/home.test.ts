import { lookAround } from '../../shell/check-screens.ts'
import { homeScreens } from './home.ts'

lookAround(homeScreens)
