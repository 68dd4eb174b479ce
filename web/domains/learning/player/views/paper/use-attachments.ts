import { fileErrors, purposes } from '@lyceum/contract/file'
import { sentence } from '@lyceum/contract/kit'
import { useState } from 'react'
import { upload } from '#domains/file'
import { useZone } from '#domains/site'
import { showError } from '#lib/notice'
import { useLocale } from '#lib/text'
import { shownTime } from '#lib/time/time'
import { report } from '#lib/http/trouble'
import { workName } from './work-name.ts'

type Attached = { readonly id: string; readonly name: string }

const { maxBytes, kinds } = purposes.homework
const megabytes = Math.floor(maxBytes / 1_048_576)

/** The file types offered by the file dialog; the server checks the content. */
export const accepted = kinds.map((kind) => `.${kind}`).join(',')

/** The attachments of a work, uploaded one by one so that a rejected file does not block others. */
export function useAttachments(before: readonly Attached[], most: number) {
  const locale = useLocale()
  const zone = useZone()
  const [files, setFiles] = useState(before)
  const [isBringing, setIsBringing] = useState(false)

  const named = (file: File) =>
    new File([file], workName(file.name, shownTime(new Date(), zone).slice(0, 10)), { type: file.type })

  async function bringOne(file: File) {
    // Rejects a file that is too large before the upload (B-265).
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
  const remove = (id: string) => setFiles((known) => known.filter((attached) => attached.id !== id))
  return { files, isBringing, bring, remove }
}
