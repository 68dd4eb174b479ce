import * as contract from '@lyceum/contract/people'
import { answer } from '#platform/http'
import { listDirectories, runDirectorySync, saveDirectorySync } from './sync.ts'

export const directoryRoutes = [
  answer(contract.listDirectories, listDirectories),
  answer(contract.saveDirectorySync, saveDirectorySync),
  answer(contract.runDirectorySync, runDirectorySync),
]
