import type { ModuleContent, ModuleType } from '@lyceum/contract/course'
import type { PurposeName } from '@lyceum/contract/file'
import type { IconName } from '#ui/picture/icon'

/** The icon of each kind of module. */
export const moduleIcons: Readonly<Record<ModuleType, IconName>> = {
  VOD: 'video',
  AUD: 'microphone',
  SCO: 'layers',
  RDG: 'fileText',
  REF: 'clip',
  URLVOD: 'link',
  ASS: 'edit',
  TST: 'exam',
  ACE: 'bars',
}

export type FileType = Extract<ModuleType, 'VOD' | 'AUD' | 'SCO' | 'RDG' | 'REF'>
export type FileModule = Extract<ModuleContent, { type: FileType }>

/** The upload purpose of each kind of file. */
export const filePurposes: Readonly<Record<FileType, PurposeName>> = {
  VOD: 'video',
  AUD: 'audio',
  SCO: 'scorm',
  RDG: 'document',
  REF: 'document',
}

export const takesFile = (module: ModuleContent): module is FileModule => 'fileId' in module.body
