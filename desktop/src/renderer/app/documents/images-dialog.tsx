// The window of the restaurant's own pictures (spec §2, §5): up to five in a grid; what is beyond is dropped with a warning.
import { maxImages } from '@sufra/shared/documents/document'
import { showWarning } from '@sufra/shared/ui/toasts'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DraftDialog, useWrittenDraft, type DialogProps } from './document-dialog.tsx'
import { FileDrop } from './file-drop.tsx'
import { FileTile } from './file-preview.tsx'
import { takeFiles } from './take-files.ts'

export const ImagesDialog = ({ onClose, ...props }: DialogProps) => {
  const { t } = useTranslation()
  const formId = useId()
  const { written, change, problemAt, submit } = useWrittenDraft(props)
  const [refusals, setRefusals] = useState<string[]>([])
  const [wasRemoved, setRemoved] = useState(false)
  const { files } = written

  const take = async (chosen: File[]) => {
    const { papers, refused } = await takeFiles(chosen)
    setRefusals(refused.map(({ name, problem }) => `\u2068${name}\u2069: ${t(`refusals.${problem}`)}`))
    const room = maxImages - files.length
    if (papers.length > room) showWarning(t('refusals.document.too_many'))
    change({ files: [...files, ...papers.slice(0, room)] })
  }
  const remove = (removed: number) => {
    setRemoved(true)
    change({ files: files.filter((_, index) => index !== removed) })
  }
  return (
    <DraftDialog title={t(`documents.kind.${props.kind}`)} formId={formId} onSubmit={submit} onClose={onClose} size="wide">
      <p className="figures text-sm text-ink-soft">{t('documents.imagesText', { chosen: files.length, most: maxImages })}</p>
      {files.length > 0 && (
        <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3">
          {files.map((file, index) => (
            <FileTile key={`${file.name} ${file.size} ${index}`} file={file} onRemove={() => remove(index)} />
          ))}
        </ul>
      )}
      {files.length < maxImages && (
        <FileDrop
          key={files.length}
          isMany
          label={t('documents.images')}
          text={t('documents.dropMany')}
          error={refusals.length > 0 ? refusals.join('\n') : problemAt('files')}
          onFiles={(chosen) => void take(chosen)}
          takesFocus={wasRemoved}
        />
      )}
    </DraftDialog>
  )
}
