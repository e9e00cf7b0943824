// A picture field: a file is chosen or dropped, checked by its bytes, cropped and shown.
import { acceptedPictures, pictureProblem, pictureType, signatureLength } from '@sufra/shared/uploads'
import { ImagePlus } from 'lucide-react'
import { useId, useState, type DragEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { CropDialog } from './crop-dialog.tsx'
import { MenuPicture } from './menu-picture.tsx'
import { useObjectUrl } from './use-object-url.ts'

type Props = {
  label: string
  /** The file name of the current picture. */
  image: string
  /** The newly chosen picture. */
  picture: Blob | undefined
  onChange: (picture: Blob) => void
  error?: string
  /** Width divided by height of the cropped section. */
  aspectRatio?: number
}

type Chosen = { url: string; type: string }

export const PictureField = ({ label, image, picture, onChange, error, aspectRatio }: Props) => {
  const { t } = useTranslation()
  const id = useId()
  const url = useObjectUrl(picture)
  const [chosen, setChosen] = useState<Chosen>()
  const [isRejected, setRejected] = useState(false)
  const problem = isRejected ? t('refusals.upload.picture') : error

  const choose = async (file: File | undefined) => {
    if (!file) return
    const bytes = new Uint8Array(await file.slice(0, signatureLength).arrayBuffer())
    const type = pictureProblem(file.size, bytes) ? undefined : pictureType(bytes)
    setRejected(type === undefined)
    if (type) setChosen({ url: URL.createObjectURL(file), type })
  }
  const close = () => {
    if (chosen) URL.revokeObjectURL(chosen.url)
    setChosen(undefined)
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    void choose(event.dataTransfer.files[0])
  }
  return (
    <div className="flex flex-col gap-1.5">
      <span className="text-sm font-semibold">{label}</span>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- dropping is an alternative to the input inside */}
      <label
        onDragOver={(event) => event.preventDefault()}
        onDrop={drop}
        className="flex cursor-pointer items-center gap-3 rounded-card border border-dashed border-line p-3 focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-brand hover:bg-raised"
      >
        {url ? (
          <img src={url} alt="" className="h-16 w-20 rounded-card object-cover" />
        ) : (
          <MenuPicture image={image} className="h-16 w-20" />
        )}
        <span className="flex items-center gap-2 text-sm font-semibold">
          <ImagePlus aria-hidden className="size-5" /> <span>{t(url || image ? 'pictures.change' : 'pictures.choose')}</span>
        </span>
        <input
          type="file"
          accept={acceptedPictures}
          aria-label={label}
          aria-invalid={problem !== undefined}
          aria-describedby={`${id}-hint`}
          className="sr-only"
          onChange={(event) => {
            void choose(event.target.files?.[0])
            event.target.value = ''
          }}
        />
      </label>
      <p id={`${id}-hint`} role={problem ? 'alert' : undefined} className={`text-sm ${problem ? 'text-red' : 'text-ink-soft'}`}>
        {problem ?? t('pictures.hint')}
      </p>
      {chosen && (
        <CropDialog
          {...chosen}
          aspectRatio={aspectRatio}
          onClose={close}
          onDone={(cropped) => {
            close()
            onChange(cropped)
          }}
          onFailed={() => {
            close()
            setRejected(true)
          }}
        />
      )}
    </div>
  )
}
