import { diagnosticsFileName } from '@sufra/shared/support/diagnostics'
import { maxAttachments } from '@sufra/shared/support/support-request'
import { showWarning } from '@sufra/shared/ui/toasts'
import { IconButton } from '@sufra/shared/ui/icon-button'
import { Paperclip, X } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { checkFiles } from '../../documents/files/check-files.ts'
import { FileDrop } from '../../documents/files/file-drop.tsx'
import { isolated } from '../../../common/ui/text-direction.ts'
import { AttachDiagnostics } from './diagnostics/attach-diagnostics.tsx'

type Props = { files: readonly File[]; isOffline: boolean; onChange: (files: File[]) => void }

/** Up to five files: documents, validated like other documents, and the diagnostics of this machine. */
export const AttachmentsField = ({ files, isOffline, onChange }: Props) => {
  const { t } = useTranslation()
  const [problems, setProblems] = useState<string[]>([])
  const add = async (chosen: File[]) => {
    const { accepted, rejected } = await checkFiles(chosen)
    setProblems(rejected.map(({ name, problem }) => `${isolated(name)}: ${t(`refusals.${problem}`)}`))
    const free = maxAttachments - files.length
    if (accepted.length > free) showWarning(t('refusals.support.too_many_files'))
    onChange([...files, ...accepted.slice(0, free)])
  }
  return (
    <div className="flex flex-col gap-2">
      {files.length > 0 && (
        <ul className="flex flex-col gap-1">
          {files.map((file, index) => (
            <li
              key={`${file.name} ${file.size} ${index}`}
              className="flex min-h-11 items-center gap-2 rounded-card border border-line ps-3"
            >
              <Paperclip aria-hidden className="size-4 shrink-0 text-ink-soft" />
              <bdi className="min-w-0 grow truncate text-sm">{file.name}</bdi>
              <IconButton
                icon={X}
                label={t('support.removeFile', { name: isolated(file.name) })}
                onClick={() => onChange(files.filter((_, each) => each !== index))}
              />
            </li>
          ))}
        </ul>
      )}
      {files.length < maxAttachments && (
        <FileDrop
          isMultiple
          label={t('support.attachments')}
          text={t('support.attach')}
          error={problems.length > 0 ? problems.join('\n') : undefined}
          onFiles={(chosen) => void add(chosen)}
          takesFocus={false}
        />
      )}
      {files.length < maxAttachments && !files.some(({ name }) => name === diagnosticsFileName) && (
        <AttachDiagnostics isOffline={isOffline} onAttach={(file) => onChange([...files, file])} />
      )}
    </div>
  )
}
