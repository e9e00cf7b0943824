// The dialog frame and form state of one document draft.
import type { Day, DocumentKind } from '@sufra/shared/documents/document'
import { Button } from '@sufra/shared/ui/button'
import { Dialog } from '@sufra/shared/ui/dialog'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { draftProblems, type DocumentDraft } from './drafts/draft.ts'

export type DialogProps = {
  kind: DocumentKind
  /** The draft to edit; undefined for a new one. */
  draft: DocumentDraft | undefined
  today: Day
  onAdd: (draft: DocumentDraft) => void
  onClose: () => void
}

type Field = keyof ReturnType<typeof draftProblems>

/** The values of the dialog and their problems, which are shown after a field was left or the form was submitted. */
export const useDraftForm = ({ kind, draft, today, onAdd }: Omit<DialogProps, 'onClose'>) => {
  const { t } = useTranslation()
  const [values, setValues] = useState<DocumentDraft>(draft ?? { files: [], issueDate: '', expirationDate: '' })
  const [touched, setTouched] = useState<readonly Field[]>([])
  const [isSubmitted, setSubmitted] = useState(false)
  const problems = draftProblems(kind, values, today)
  return {
    values,
    change: (changed: Partial<DocumentDraft> | ((now: DocumentDraft) => Partial<DocumentDraft>)) =>
      setValues((before) => ({ ...before, ...(typeof changed === 'function' ? changed(before) : changed) })),
    touch: (field: Field) => setTouched((before) => [...before, field]),
    problemAt: (field: Field) => {
      const problem = problems[field]
      return problem && (isSubmitted || touched.includes(field)) ? t(`refusals.${problem}`) : undefined
    },
    submit: () => {
      setSubmitted(true)
      if (Object.keys(problems).length === 0) onAdd(values)
    },
  }
}

type Props = {
  title: string
  formId: string
  /** Whether the server is checking a chosen file. */
  isChecking: boolean
  onSubmit: () => void
  onClose: () => void
  size?: 'normal' | 'wide'
  children: ReactNode
}

export const DraftDialog = ({ title, formId, isChecking, onSubmit, onClose, size, children }: Props) => {
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
          <Button type="submit" form={formId} isBusy={isChecking}>
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
          // React events bubble to the page that opened this dialog, which may be a form itself.
          event.stopPropagation()
          onSubmit()
        }}
      >
        {children}
      </form>
    </Dialog>
  )
}
