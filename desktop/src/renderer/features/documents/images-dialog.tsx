// The dialog of the restaurant images (spec §2, §5): up to five in a grid; more are dropped with a warning.
import { maxImages } from '@sufra/shared/documents/document'
import type { RefusalCode } from '@sufra/shared/refusals/refusals'
import { showWarning } from '@sufra/shared/ui/toasts'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DraftDialog, useDraftForm, type DialogProps } from './document-dialog.tsx'
import { FileDrop } from './files/file-drop.tsx'
import { FileTile } from './files/file-preview.tsx'
import { checkFiles } from './files/check-files.ts'
import { serverProblem } from './drafts/server-problem.ts'
import { isolated } from '../../common/ui/text-direction.ts'

export const ImagesDialog = ({ onClose, ...props }: DialogProps) => {
  const { t } = useTranslation()
  const formId = useId()
  const { values, change, problemAt, submit } = useDraftForm(props)
  const [problems, setProblems] = useState<string[]>([])
  const [isChecking, setChecking] = useState(false)
  const [wasRemoved, setRemoved] = useState(false)
  const { files } = values

  const problemText = (name: string, problem: RefusalCode | undefined) => (problem ? `${isolated(name)}: ${t(`refusals.${problem}`)}` : '')
  const addFiles = async (chosen: File[]) => {
    const { accepted, rejected } = await checkFiles(chosen)
    setProblems(rejected.map(({ name, problem }) => problemText(name, problem)))
    const free = maxImages - files.length
    if (accepted.length > free) showWarning(t('refusals.document.too_many'))
    const added = accepted.slice(0, free)
    change({ files: [...files, ...added] })
    setChecking(true)
    const checked = await Promise.all(added.map(async (file) => ({ file, problem: await serverProblem(file) })))
    setChecking(false)
    const refused = checked.filter(({ problem }) => problem !== undefined)
    if (refused.length === 0) return
    setProblems((before) => [...before, ...refused.map(({ file, problem }) => problemText(file.name, problem))])
    change((now) => ({ files: now.files.filter((file) => !refused.some((each) => each.file === file)) }))
  }
  const remove = (removed: number) => {
    setRemoved(true)
    change({ files: files.filter((_, index) => index !== removed) })
  }
  return (
    <DraftDialog
      title={t(`documents.kind.${props.kind}`)}
      formId={formId}
      onSubmit={submit}
      onClose={onClose}
      isChecking={isChecking}
      size="wide"
    >
      <p className="figures text-sm text-ink-soft">{t('documents.imagesText', { chosen: files.length, max: maxImages })}</p>
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
          isMultiple
          label={t('documents.images')}
          text={t('documents.dropMany')}
          error={problems.length > 0 ? problems.join('\n') : problemAt('files')}
          onFiles={(chosen) => void addFiles(chosen)}
          takesFocus={wasRemoved}
        />
      )}
    </DraftDialog>
  )
}
