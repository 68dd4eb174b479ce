import * as contract from '@lyceum/contract/people'
import { answer } from '#platform/http'
import { directories, runDirectorySync, saveDirectorySync } from './sync.ts'

export const directoryRoutes = [
  answer(contract.listDirectories, directories),
  answer(contract.saveDirectorySync, saveDirectorySync),
  answer(contract.runDirectorySync, runDirectorySync),
]
