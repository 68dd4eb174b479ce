import { lookAround } from '../../shell/check-screens.ts'
import { consoleNewsScreens } from './console-news.ts'

lookAround(consoleNewsScreens)
