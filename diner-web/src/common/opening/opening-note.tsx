import { Clock } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useOpening } from './use-opening.ts'

/**
 * The note on every page while the restaurant takes no orders, with the reason and the next opening; the menu stays visible. It also says
 * when the kitchen is busy.
 */
export const OpeningNote = () => {
  const { t } = useTranslation()
  const opening = useOpening()
  if (!opening || (opening.isOrderable && opening.busyMinutes === 0)) return null
  const { isOrderable, title, text, hint, busyMinutes } = opening
  return (
    <output className="flex items-start gap-3 bg-saffron-soft px-4 py-3 text-sm font-semibold text-saffron">
      <Clock aria-hidden className="mt-0.5 size-4 shrink-0" />
      {isOrderable ? (
        <span>{t('opening.busy', { count: busyMinutes })}</span>
      ) : (
        <span>
          <span>{[title, text].filter((part, index, all) => part && all.indexOf(part) === index).join(' · ')}</span>
          <span className="block font-normal">{hint}</span>
        </span>
      )}
    </output>
  )
}
