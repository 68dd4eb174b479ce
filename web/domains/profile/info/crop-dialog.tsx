import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import { useText } from '#lib/text'
import { showError } from '#lib/notice'
import { Button } from '#ui/form/button'
import { Modal } from '#ui/layout/modal'
import { text } from '../text/index.ts'
import { cutOf, clamp, outputSize, type Placing, scaleOf, view } from './crop.ts'

type CropDialogProps = {
  readonly file: File
  readonly onUse: (picture: File) => Promise<void>
  readonly onClose: () => void
}

const atFirst: Placing = { zoom: 1, x: 0, y: 0 }
const step = 12

/** Moves and zooms a photo under a round window, which determines the crop. */
export function CropDialog({ file, onUse, onClose }: CropDialogProps) {
  const t = useText(text).info
  const photo = usePhoto(file, () => {
    showError(t.unreadable)
    onClose()
  })
  const [placing, setPlacing] = useState(atFirst)
  const [isBusy, setBusy] = useState(false)

  async function use() {
    if (!photo) return
    setBusy(true)
    await onUse(await crop(photo, placing, file.name)).finally(() => setBusy(false))
  }

  return (
    <Modal
      title={t.crop}
      width={420}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t.cancel}</Button>
          <Button look="primary" isBusy={isBusy} disabled={!photo} onClick={() => void use()}>
            {t.useIt}
          </Button>
        </>
      }
    >
      <div className="crop">
        {photo && <Window photo={photo} placing={placing} onPlace={setPlacing} label={t.cropHint} />}
        <label className="crop-zoom">
          {t.zoom}
          <input
            type="range"
            min={1}
            max={4}
            step={0.05}
            value={placing.zoom}
            onChange={({ target }) =>
              photo && setPlacing(clamp(photo, { ...placing, zoom: Number(target.value) }))
            }
          />
        </label>
        <p>{t.cropHint}</p>
      </div>
    </Modal>
  )
}

type WindowProps = {
  readonly photo: ImageBitmap
  readonly placing: Placing
  readonly onPlace: (placing: Placing) => void
  readonly label: string
}

function Window({ photo, placing, onPlace, label }: WindowProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const grip = useRef<{ readonly x: number; readonly y: number }>(undefined)
  const { zoom, x, y } = placing

  useEffect(() => {
    const pen = canvas.current?.getContext('2d')
    if (!pen) return
    const scale = scaleOf(photo, zoom)
    const [width, height] = [photo.width * scale, photo.height * scale]
    pen.clearRect(0, 0, view, view)
    pen.drawImage(photo, (view - width) / 2 + x, (view - height) / 2 + y, width, height)
  }, [photo, zoom, x, y])

  function drag(event: PointerEvent) {
    if (grip.current)
      onPlace(clamp(photo, { zoom, x: event.clientX - grip.current.x, y: event.clientY - grip.current.y }))
  }
  function move(event: KeyboardEvent) {
    const by = { ArrowLeft: [-step, 0], ArrowRight: [step, 0], ArrowUp: [0, -step], ArrowDown: [0, step] }[
      event.key
    ]
    if (!by) return
    event.preventDefault()
    onPlace(clamp(photo, { zoom, x: x + (by[0] ?? 0), y: y + (by[1] ?? 0) }))
  }

  return (
    <button
      type="button"
      className="crop-window"
      aria-label={label}
      onKeyDown={move}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId)
        grip.current = { x: event.clientX - x, y: event.clientY - y }
      }}
      onPointerMove={drag}
      onPointerUp={() => {
        grip.current = undefined
      }}
    >
      <canvas ref={canvas} width={view} height={view} />
    </button>
  )
}

/** The photo decoded by the browser, upright. */
function usePhoto(file: File, onBroken: () => void): ImageBitmap | undefined {
  const [photo, setPhoto] = useState<ImageBitmap>()
  const broken = useRef(onBroken)
  useEffect(() => {
    let isGone = false
    createImageBitmap(file, { imageOrientation: 'from-image' })
      .then((read) => (isGone ? read.close() : setPhoto(read)))
      .catch(() => broken.current())
    return () => {
      isGone = true
    }
  }, [file])
  return photo
}

async function crop(photo: ImageBitmap, placing: Placing, name: string): Promise<File> {
  const { left, top, side } = cutOf(photo, placing)
  const canvas = new OffscreenCanvas(outputSize, outputSize)
  canvas.getContext('2d')?.drawImage(photo, left, top, side, side, 0, 0, outputSize, outputSize)
  const blob = await canvas.convertToBlob({ type: 'image/png' })
  return new File([blob], `${name.replace(/\.[^.]*$/, '')}.png`, { type: 'image/png' })
}
