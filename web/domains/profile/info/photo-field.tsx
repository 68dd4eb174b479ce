import { getMyDetail, saveMyUser } from '@lyceum/contract/profile'
import type { Result } from '@lyceum/contract/kit'
import { useRef, useState } from 'react'
import { upload } from '#domains/file'
import { loadUser } from '#domains/identity'
import { useCommand } from '#lib/api'
import { useText } from '#lib/text'
import { report } from '#lib/http/trouble'
import { Button } from '#ui/form/button'
import { Portrait } from '#ui/picture/portrait'
import { text } from '../text/index.ts'
import { CropDialog } from './crop-dialog.tsx'

/** The user's picture: an uploaded photo, cropped here, or the generated avatar. */
export function PhotoField({ detail }: { readonly detail: Result<typeof getMyDetail> }) {
  const t = useText(text).info
  const choose = useRef<HTMLInputElement>(null)
  const [file, setFile] = useState<File>()
  const save = useCommand(saveMyUser, { refresh: [getMyDetail], awaitRefresh: true })

  async function keep(picture: File) {
    try {
      const { id } = await upload(picture, 'avatar')
      await save.mutateAsync({ photoId: id })
      await loadUser()
      setFile(undefined)
    } catch (error) {
      report(error)
    }
  }

  async function drop() {
    await save.mutateAsync({ photoId: null })
    await loadUser()
  }

  return (
    <div className="info-photo">
      <Portrait name={detail.username} picture={detail.userPoto} seed={detail.usrEntId} size={72} />
      <div>
        <Button onClick={() => choose.current?.click()}>{t.changePhoto}</Button>
        {detail.userPoto && (
          <Button look="quiet" isBusy={save.isPending} onClick={() => void drop().catch(() => undefined)}>
            {t.dropPhoto}
          </Button>
        )}
        <small>{t.photoHint}</small>
      </div>
      <input
        ref={choose}
        type="file"
        hidden
        accept="image/jpeg,image/png,image/webp"
        aria-label={t.photo}
        onChange={({ target }) => {
          setFile(target.files?.[0])
          target.value = ''
        }}
      />
      {file && <CropDialog file={file} onUse={keep} onClose={() => setFile(undefined)} />}
    </div>
  )
}
