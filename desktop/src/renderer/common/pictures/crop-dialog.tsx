import 'react-easy-crop/react-easy-crop.css'
import { maxUploadBytes } from '@sufra/shared/uploads'
import { Button } from '@sufra/shared/ui/button'
import { Dialog } from '@sufra/shared/ui/dialog'
import { useState } from 'react'
import Cropper from 'react-easy-crop'
import { useTranslation } from 'react-i18next'
import { cropPicture, type Crop } from './crop-picture.ts'

type Props = {
  url: string
  type: string
  aspectRatio?: number | undefined
  onDone: (picture: Blob) => void
  onFailed: () => void
  onClose: () => void
}

/** The aspect ratio of dishes. */
const usualRatio = 4 / 3
const maxZoom = 4

/** Crops a picture: moved with the mouse, touch or the arrow keys, zoomed with the slider. */
export const CropDialog = ({ url, type, aspectRatio = usualRatio, onDone, onFailed, onClose }: Props) => {
  const { t } = useTranslation()
  const [position, setPosition] = useState({ x: 0, y: 0 })
  const [zoom, setZoom] = useState(1)
  const [crop, setCrop] = useState<Crop>()
  const [isBusy, setBusy] = useState(false)

  const finish = async () => {
    if (!crop) return
    setBusy(true)
    try {
      const picture = await cropPicture(url, crop, type)
      onDone(picture.size <= maxUploadBytes ? picture : await cropPicture(url, crop, 'image/jpeg'))
    } catch {
      onFailed() // the field shows the error
    }
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('pictures.crop')}
      actions={
        <>
          <Button kind="quiet" onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <Button isBusy={isBusy} disabled={!crop} onClick={() => void finish()}>
            {t('pictures.use')}
          </Button>
        </>
      }
    >
      <div dir="ltr" className="relative h-72 overflow-hidden rounded-card bg-raised">
        <Cropper
          image={url}
          crop={position}
          zoom={zoom}
          maxZoom={maxZoom}
          aspect={aspectRatio}
          keyboardStep={8}
          disableAutomaticStylesInjection
          mediaProps={{ onError: onFailed }}
          cropperProps={{ role: 'group', 'aria-label': t('pictures.part') }}
          onCropChange={setPosition}
          onZoomChange={setZoom}
          // A change of the zoom reports a section without a size while the picture loads.
          onCropComplete={(_, pixels) => setCrop(pixels.width > 0 && pixels.height > 0 ? pixels : undefined)}
        />
      </div>
      <label className="flex min-h-11 items-center gap-3 pt-3 text-sm font-semibold">
        <span>{t('pictures.zoom')}</span>
        <input
          type="range"
          min={1}
          max={maxZoom}
          step={0.05}
          value={zoom}
          onChange={(event) => setZoom(Number(event.target.value))}
          className="grow accent-brand"
        />
      </label>
    </Dialog>
  )
}
