// A chosen file before it is submitted: a thumbnail or an icon, with its name and size.
import { localeOf } from '@sufra/shared/localized-text'
import { IconButton } from '@sufra/shared/ui/icon-button'
import { useLanguage } from '@sufra/shared/ui/language/language'
import { FileText, Trash2, X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useObjectUrl } from '../../../common/pictures/use-object-url.ts'

type Props = { file: File; onRemove: () => void }
type PreviewProps = Props & {
  /** Whether the server is checking it. */
  isChecking: boolean
}

const useFileSizeText = (bytes: number) => {
  const { language } = useLanguage()
  const isSmall = bytes < 1_000_000
  const unit = isSmall ? 'kilobyte' : 'megabyte'
  const format = new Intl.NumberFormat(localeOf(language), { style: 'unit', unit, maximumFractionDigits: isSmall ? 0 : 1 })
  return format.format(isSmall ? Math.max(1, bytes / 1_000) : bytes / 1_000_000)
}

const Thumbnail = ({ file, fit }: { file: File; fit: 'contain' | 'cover' }) => {
  const url = useObjectUrl(file.type.startsWith('image/') ? file : undefined)
  if (!url) return <FileText aria-hidden className="size-8 text-red" />
  return <img src={url} alt="" className={`size-full ${fit === 'contain' ? 'object-contain' : 'object-cover'}`} />
}

/** The single file of a document, large enough to check legibility. */
export const FilePreview = ({ file, isChecking, onRemove }: PreviewProps) => {
  const { t } = useTranslation()
  const size = useFileSizeText(file.size)
  return (
    <div className="overflow-hidden rounded-card border border-line">
      {file.type.startsWith('image/') && (
        <div className="h-44 border-b border-line bg-raised p-2">
          <Thumbnail file={file} fit="contain" />
        </div>
      )}
      <div className="flex items-center gap-3 ps-3 pe-1">
        {!file.type.startsWith('image/') && <Thumbnail file={file} fit="contain" />}
        <p className="min-w-0 grow py-2 text-sm">
          <span className="block truncate font-semibold">
            <bdi>{file.name}</bdi>
          </span>
          <span role="status" className="figures block text-xs text-ink-soft">
            {isChecking ? t('documents.checking') : size}
          </span>
        </p>
        <IconButton icon={Trash2} label={t('documents.removeFile', { name: file.name })} onClick={onRemove} />
      </div>
    </div>
  )
}

/** A file among several, in a grid. */
export const FileTile = ({ file, onRemove }: Props) => {
  const { t } = useTranslation()
  return (
    <li className="relative grid aspect-4/3 place-items-center overflow-hidden rounded-card border border-line bg-raised">
      <Thumbnail file={file} fit="cover" />
      <span className="absolute inset-x-0 bottom-0 truncate bg-card/90 px-2 py-0.5 text-xs">
        <bdi>{file.name}</bdi>
      </span>
      <button
        type="button"
        aria-label={t('documents.removeFile', { name: file.name })}
        title={t('documents.removeFile', { name: file.name })}
        onClick={onRemove}
        className="absolute end-0 top-0 grid size-11 place-items-center"
      >
        <span className="grid size-7 place-items-center rounded-full border border-line bg-card text-ink shadow-float">
          <X aria-hidden className="size-4" />
        </span>
      </button>
    </li>
  )
}

/** The files of a draft by name, with a preview of pictures. */
export const FileNames = ({ files }: { files: readonly File[] }) => (
  <ul className="flex flex-col gap-1">
    {files.map((file, index) => (
      <li key={`${file.name} ${file.size} ${index}`} className="flex min-w-0 items-center gap-2">
        <span className="grid size-9 shrink-0 place-items-center overflow-hidden rounded-card border border-line bg-raised">
          <Thumbnail file={file} fit="cover" />
        </span>
        <bdi className="min-w-0 truncate">{file.name}</bdi>
      </li>
    ))}
  </ul>
)
