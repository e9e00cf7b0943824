import type { DocumentFile } from '@sufra/shared/documents/document'
import { Skeleton } from '@sufra/shared/ui/skeleton'
import { FileText } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useObjectUrl } from '../../../common/pictures/use-object-url.ts'
import { useDocumentFile } from './use-document-file.ts'

const Thumbnail = ({ file }: { file: DocumentFile }) => {
  const { data } = useDocumentFile(file.id)
  const url = useObjectUrl(data)
  if (!file.type.startsWith('image/')) return <FileText aria-hidden className="size-6 text-ink-soft" />
  return url ? <img src={url} alt="" className="size-full object-cover" /> : <Skeleton className="size-full" />
}

type Props = { files: readonly DocumentFile[]; shown: string; onChoose: (fileId: string) => void }

/** Thumbnails of a document with several files. */
export const PictureStrip = ({ files, shown, onChoose }: Props) => {
  const { t } = useTranslation()
  return (
    <nav aria-label={t('viewer.pictures')} className="flex shrink-0 gap-2 overflow-x-auto border-t border-line bg-card p-2">
      {files.map((file, index) => (
        <button
          key={file.id}
          type="button"
          aria-label={t('viewer.picture', { number: index + 1, count: files.length })}
          aria-current={file.id === shown}
          onClick={() => onChoose(file.id)}
          className="grid h-16 w-24 shrink-0 place-items-center overflow-hidden rounded-card border-2 border-line bg-raised aria-[current=true]:border-brand"
        >
          <Thumbnail file={file} />
        </button>
      ))}
    </nav>
  )
}
