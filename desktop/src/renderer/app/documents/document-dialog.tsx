// The window around what is about to be sent for one card.
import type { Day, DocumentKind } from '@sufra/shared/documents/document'
import { Button } from '@sufra/shared/ui/button'
import { Dialog } from '@sufra/shared/ui/dialog'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { draftProblems, type DocumentDraft } from './draft.ts'

export type DialogProps = {
  kind: DocumentKind
  /** What was chosen before, to be changed; without it the window is empty. */
  draft: DocumentDraft | undefined
  today: Day
  onAdd: (draft: DocumentDraft) => void
  onClose: () => void
}

type Field = keyof ReturnType<typeof draftProblems>

/** What is written in the window, and what is wrong with it, said once a field was left or somebody tried to add it. */
export const useWrittenDraft = ({ kind, draft, today, onAdd }: Omit<DialogProps, 'onClose'>) => {
  const { t } = useTranslation()
  const [written, setWritten] = useState<DocumentDraft>(draft ?? { files: [], issueDate: '', expirationDate: '' })
  const [touched, setTouched] = useState<readonly Field[]>([])
  const [isTried, setTried] = useState(false)
  const problems = draftProblems(kind, written, today)
  return {
    written,
    change: (changed: Partial<DocumentDraft>) => setWritten((now) => ({ ...now, ...changed })),
    touch: (field: Field) => setTouched((now) => [...now, field]),
    problemAt: (field: Field) => {
      const problem = problems[field]
      return problem && (isTried || touched.includes(field)) ? t(`refusals.${problem}`) : undefined
    },
    submit: () => {
      setTried(true)
      if (Object.keys(problems).length === 0) onAdd(written)
    },
  }
}

type Props = { title: string; formId: string; onSubmit: () => void; onClose: () => void; size?: 'normal' | 'wide'; children: ReactNode }

export const DraftDialog = ({ title, formId, onSubmit, onClose, size, children }: Props) => {
  const { t } = useTranslation()
  return (
    <Dialog
      isOpen
      isForm
      onClose={onClose}
      title={title}
      size={size}
      actions={
        <>
          <Button kind="quiet" onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <Button type="submit" form={formId}>
            {t('documents.add')}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        className="flex flex-col gap-5"
        onSubmit={(event) => {
          event.preventDefault()
          // The page that opened this window may be a form itself: React would hand it this event too.
          event.stopPropagation()
          onSubmit()
        }}
      >
        {children}
      </form>
    </Dialog>
  )
}
