import { lookAround } from '../../shell/check-screens.ts'
import { peopleScreens } from './people.ts'

lookAround(peopleScreens)
