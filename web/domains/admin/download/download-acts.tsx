import { actOnDownload, linkDownload, listDownloads, removeDownload } from '@lyceum/contract/admin'
import { useCommand } from '#lib/api'
import { showSuccess } from '#lib/notice'
import { useText } from '#lib/text'
import { Button } from '#ui/form/button'
import { text } from '../text/index.ts'
import { type Download, isInProgress } from './use-downloads.ts'

const refresh = { refresh: [listDownloads] }

/** The possible actions on a file in its present state. */
export function DownloadActs({ download }: { readonly download: Download }) {
  const t = useText(text).downloads
  const { id, state, size, title } = download
  const link = useCommand(linkDownload, refresh)
  const act = useCommand(actOnDownload, refresh)
  const remove = useCommand(removeDownload, refresh)
  const isReady = state === 'done' && size !== null
  const named = (what: string) => t.actOn(what, title)
  return (
    <span className="download-acts">
      {isReady && (
        <Button
          size="small"
          look="soft"
          isBusy={link.isPending}
          aria-label={named(t.download)}
          onClick={() => link.mutate({ id }, { onSuccess: ({ url, name }) => save(url, name) })}
        >
          {t.download}
        </Button>
      )}
      {isInProgress(download) ? (
        <Button
          size="small"
          look="quiet"
          aria-label={named(t.stop)}
          onClick={() => act.mutate({ id, act: 'cancel' })}
        >
          {t.stop}
        </Button>
      ) : (
        <>
          {!isReady && (
            <Button
              size="small"
              look="quiet"
              aria-label={named(t.retry)}
              onClick={() => act.mutate({ id, act: 'retry' })}
            >
              {t.retry}
            </Button>
          )}
          <Button
            size="small"
            look="quiet"
            aria-label={named(t.remove)}
            onClick={() => remove.mutate({ id }, { onSuccess: () => showSuccess(t.removed) })}
          >
            {t.remove}
          </Button>
        </>
      )}
    </span>
  )
}

/** The response is an attachment, so the page does not change. */
function save(url: string, name: string): void {
  const anchor = document.createElement('a')
  anchor.href = url
  anchor.download = name
  anchor.click()
}
