import { fileErrors, purposes } from '@lyceum/contract/file'
import { sentence } from '@lyceum/contract/kit'
import { useState } from 'react'
import { showError } from '#lib/notice'
import { useZone } from '#domains/site'
import { useLocale } from '#lib/text'
import { shownTime } from '#lib/time'
import { report } from '#lib/trouble'
import { upload } from '#lib/upload'
import { workName } from './work-name.ts'

type Attached = { readonly id: string; readonly name: string }

const { maxBytes, kinds } = purposes.homework
const megabytes = Math.floor(maxBytes / 1_048_576)

/** What a chooser of files offers; the server looks inside. */
export const accepted = kinds.map((kind) => `.${kind}`).join(',')

/** What is attached to a work: brought one by one, so that one that does not fit keeps no other away. */
export function useAttachments(before: readonly Attached[], most: number) {
  const locale = useLocale()
  const zone = useZone()
  const [files, setFiles] = useState(before)
  const [isBringing, setIsBringing] = useState(false)

  const named = (file: File) =>
    new File([file], workName(file.name, shownTime(new Date(), zone).slice(0, 10)), { type: file.type })

  async function bringOne(file: File) {
    // Nobody waits for fifty megabytes to hear that they were too many (B-265).
    if (file.size > maxBytes) {
      showError(sentence(fileErrors.FILE_TOO_LARGE, locale, { max: megabytes }))
      return
    }
    try {
      const { id, name } = await upload(named(file), 'homework')
      setFiles((known) => [...known, { id, name }])
    } catch (error) {
      report(error)
    }
  }
  async function bring(chosen: readonly File[]) {
    setIsBringing(true)
    for (const file of chosen.slice(0, most - files.length)) await bringOne(file)
    setIsBringing(false)
  }
  const remove = (id: string) => setFiles((known) => known.filter((one) => one.id !== id))
  return { files, isBringing, bring, remove }
}
