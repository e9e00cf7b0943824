import { Button } from '@sufra/shared/ui/button'
import { Flag, FlagOff } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { ReasonField } from './decision/reason-field.tsx'

type Props = {
  name: string
  /** Undefined while it is not marked. */
  reason: string | undefined
  onMark: (reason: string | undefined) => void
}

/** Marks the shown document for rejection, with a reason. */
export const MarkDocument = ({ name, reason, onMark }: Props) => {
  const { t } = useTranslation()
  const field = useRef<HTMLTextAreaElement>(null)
  const isMarked = reason !== undefined
  const wasMarked = useRef(isMarked)
  // The reason gets the focus only when the document has just been marked.
  useEffect(() => {
    if (isMarked && !wasMarked.current) field.current?.focus()
    wasMarked.current = isMarked
  }, [isMarked])
  if (!isMarked)
    return (
      <Button kind="danger" onClick={() => onMark('')} className="self-start">
        <Flag aria-hidden className="size-4" /> <span>{t('review.mark')}</span>
      </Button>
    )
  return (
    <div className="flex flex-col gap-2 rounded-card border border-red/40 p-3">
      <ReasonField name={name} value={reason} isSubmitted={false} onChange={onMark} field={field} />
      <Button kind="quiet" onClick={() => onMark(undefined)} className="min-h-9! self-start">
        <FlagOff aria-hidden className="size-4" /> <span>{t('review.unmark')}</span>
      </Button>
    </div>
  )
}
