import { Button } from '@sufra/shared/ui/button'
import { useEffect, useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'

/** The placeholder of a line that was just removed. Its button has the focus, since the tapped one has disappeared. */
export const RemovedLine = ({ name, onUndo }: { name: string; onUndo: () => void }) => {
  const { t } = useTranslation()
  const textId = useId()
  const button = useRef<HTMLSpanElement>(null)
  useEffect(() => button.current?.querySelector('button')?.focus(), [])
  return (
    <li className="flex flex-wrap items-center gap-x-3 border-b border-line py-2 text-sm text-ink-soft">
      <span id={textId} className="min-w-0 grow basis-32 wrap-anywhere">
        {t('cartPage.removed', { name })}
      </span>
      <span ref={button}>
        <Button kind="quiet" aria-describedby={textId} className="text-brand!" onClick={onUndo}>
          {t('cartPage.undo')}
        </Button>
      </span>
    </li>
  )
}
