// Shows the files of a document, with zoom and rotation.
import type { RestaurantDocument } from '@sufra/shared/documents/document'
import { ErrorState } from '@sufra/shared/ui/error-state'
import { lazyPart } from '@sufra/shared/ui/pages/lazy-page'
import { Skeleton } from '@sufra/shared/ui/skeleton'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Pages } from './pdf-view.tsx'
import { PictureStrip } from './picture-strip.tsx'
import { PictureView } from './picture-view.tsx'
import { useDocumentFile } from './use-document-file.ts'
import { initialView, type View } from './view.ts'
import { ViewerBar } from './viewer-bar.tsx'
import { ViewerNote } from './viewer-note.tsx'

const PdfView = lazyPart('/admin/applicants/pdf-view', () => import('./pdf-view.tsx').then((file) => file.PdfView))

type FileProps = { fileId: string; label: string; view: View; onPages: (pages: Pages) => void }

const LoadingPlaceholder = () => (
  <div className="grid grow place-items-center bg-raised p-8">
    <Skeleton className="h-full w-3/5 bg-card" />
  </div>
)

const FileView = ({ fileId, label, view, onPages }: FileProps) => {
  const { t } = useTranslation()
  const { data, error, refetch, isFetching } = useDocumentFile(fileId)
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} isBusy={isFetching} />
  if (!data) return <LoadingPlaceholder />
  if (data.type === 'application/pdf')
    return (
      <Suspense fallback={<LoadingPlaceholder />}>
        <PdfView file={data} label={label} view={view} onPages={onPages} />
      </Suspense>
    )
  if (data.type === 'image/png' || data.type === 'image/jpeg') return <PictureView file={data} label={label} view={view} />
  return <ViewerNote title={t('viewer.strange')} />
}

type Props = {
  document: RestaurantDocument
  label: string
  /** The title, shown when there are two documents. */
  title?: string
  view: View
  onView: (view: View) => void
}

/** Must be keyed by the document id, so that another document starts at its first file. */
export const DocumentViewer = ({ document, label, title, view, onView }: Props) => {
  const [chosen, setChosen] = useState(document.files[0]?.id)
  const [pages, setPages] = useState<Pages>()
  const { files } = document
  return (
    <div className="flex min-h-0 min-w-0 grow basis-0 flex-col">
      <ViewerBar title={title} view={view} pages={pages} onChange={onView} />
      {chosen && <FileView key={chosen} fileId={chosen} label={title ? `${label}: ${title}` : label} view={view} onPages={setPages} />}
      {chosen && files.length > 1 && (
        <PictureStrip
          files={files}
          shown={chosen}
          onChoose={(fileId) => {
            setChosen(fileId)
            setPages(undefined)
            onView(initialView)
          }}
        />
      )}
    </div>
  )
}
