import { lazy } from 'react'
import { peopleFoundSlot } from '#domains/access'
import { useAskExport } from '#domains/admin'
import { useCourseModules, useNamesFound } from '#domains/course'
import { useCreatePaper } from '#domains/paper'
import { usePeopleFound } from '#domains/people'
import { courseModulesSlot, createPaperSlot } from '#domains/question'
import { storageNoteSlot, uploadSlot } from '#domains/site'
import { loadPart } from '#lib/page/load-part'
import { askExportSlot } from '../ui/work/ask-export.ts'
import { namesFoundSlot } from '../ui/work/names-found.ts'

/** Most pages upload no files, so this is loaded with the first page that does. */
const files = () => loadPart(() => import('#domains/file'))

/** Gives domains and components of the console what they need from domains above them. Runs before the first page is drawn. */
export function connectConsole(): void {
  askExportSlot.fill(useAskExport)
  namesFoundSlot.fill(useNamesFound)
  peopleFoundSlot.fill(usePeopleFound)
  courseModulesSlot.fill(useCourseModules)
  createPaperSlot.fill(useCreatePaper)
  storageNoteSlot.fill(lazy(async () => ({ default: (await files()).StorageNote })))
  uploadSlot.fill(async (file, purpose) => (await files()).upload(file, purpose))
}
