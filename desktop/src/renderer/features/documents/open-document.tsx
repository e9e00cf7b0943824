import type { RestaurantDocument } from '@sufra/shared/documents/document'
import { Dialog } from '@sufra/shared/ui/dialog'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DocumentViewer } from './viewer/document-viewer.tsx'
import { initialView } from './viewer/view.ts'

/** Shows the files of a document that the restaurant has sent. */
export const OpenDocument = ({ document, onClose }: { document: RestaurantDocument; onClose: () => void }) => {
  const { t } = useTranslation()
  const [view, setView] = useState(initialView)
  const name = t(`documents.kind.${document.kind}`)
  return (
    <Dialog isOpen size="wide" onClose={onClose} title={name}>
      <div className="-m-5 flex h-[calc(90vh-4rem)] max-h-200 flex-col">
        <DocumentViewer document={document} label={name} view={view} onView={setView} />
      </div>
    </Dialog>
  )
}
