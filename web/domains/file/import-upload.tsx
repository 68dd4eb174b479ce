import { type ComponentProps, type ReactNode, useState } from 'react'
import { describe } from '#lib/http/trouble'
import { Banner } from '#ui/feedback/banner'
import { FileUploadZone } from './file-upload-zone.tsx'
import './import-upload.css'

type ImportUploadProps = Pick<ComponentProps<typeof FileUploadZone>, 'accept' | 'isMany' | 'hint'> & {
  readonly label: string
  /** Shown in place of the hint during the upload. */
  readonly busyHint: string
  /** Why files are not accepted; nothing is sent then. */
  readonly errorOf?: (files: readonly File[]) => string | undefined
  /** Uploads the files and opens the page of the import. */
  readonly onTake: (files: readonly File[]) => Promise<void>
  /** Fields above the upload. */
  readonly children: ReactNode
}

/** The first step of an import: some fields, then the upload; errors are shown below. */
export function ImportUpload(props: ImportUploadProps) {
  const { label, hint, busyHint, errorOf, onTake, children, ...zone } = props
  const [isBusy, setIsBusy] = useState(false)
  const [trouble, setTrouble] = useState<string>()

  async function take(files: readonly File[]) {
    const fileError = errorOf?.(files)
    setTrouble(fileError)
    if (fileError !== undefined) return
    setIsBusy(true)
    try {
      await onTake(files)
    } catch (error) {
      setTrouble(describe(error))
    } finally {
      setIsBusy(false)
    }
  }

  return (
    <section className="import-upload" aria-label={label}>
      {children}
      <FileUploadZone
        {...zone}
        hint={isBusy ? busyHint : hint}
        isDisabled={isBusy}
        onFiles={(files) => void take(files)}
      />
      {trouble && (
        <Banner tone="error" isNews>
          {trouble}
        </Banner>
      )}
    </section>
  )
}
