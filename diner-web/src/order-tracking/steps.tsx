import type { Order } from '@sufra/shared/orders/order'
import { hasReached } from '@sufra/shared/orders/order-status'
import { BellRing, Check, ChefHat, HandPlatter, Send, UserCheck, type LucideIcon } from 'lucide-react'
import { useTranslation } from 'react-i18next'

type Step = { key: string; icon: LucideIcon; isDone: boolean }

/**
 * The steps of an order, in sequence; `key` is the i18n key. "Received by the counter" (acknowledged by a device) and "accepted by the restaurant"
 * (by staff) are separate steps.
 */
const stepsOf = ({ status, acknowledgedAt, acceptedAt }: Order): Step[] => {
  return [
    { key: 'sent', icon: Send, isDone: true },
    { key: 'acknowledged', icon: BellRing, isDone: acknowledgedAt !== null || acceptedAt !== null },
    { key: 'accepted', icon: UserCheck, isDone: acceptedAt !== null },
    { key: 'preparing', icon: ChefHat, isDone: hasReached(status, 'Preparing') },
    { key: 'ready', icon: HandPlatter, isDone: hasReached(status, 'Out for Delivery') },
  ]
}

export const Steps = ({ order }: { order: Order }) => {
  const { t } = useTranslation()
  const steps = stepsOf(order)
  const current = steps.findLastIndex(({ isDone }) => isDone)
  return (
    <ol aria-live="polite" aria-label={t('tracking.steps')} className="mx-4 rounded-card border border-line bg-card p-5">
      {steps.map(({ key, icon: Icon, isDone }, index) => (
        <li key={key} aria-current={index === current ? 'step' : undefined} className="relative flex gap-4 pb-6 last:pb-0">
          {index < steps.length - 1 && (
            <span
              aria-hidden
              className={`absolute start-5 top-10 bottom-0 w-0.5 -translate-x-1/2 rtl:translate-x-1/2 ${steps[index + 1]?.isDone ? 'bg-green' : 'bg-line'}`}
            />
          )}
          <span
            className={`grid size-10 shrink-0 place-items-center rounded-full ${isDone ? 'bg-green-soft text-green' : 'bg-raised text-ink-soft'}`}
          >
            {isDone && index < current ? (
              <Check aria-hidden className="size-5" />
            ) : (
              <Icon aria-hidden className={`size-5 ${index === current ? 'animate-pulse' : ''}`} />
            )}
          </span>
          <span className={`min-w-0 pt-2 ${isDone ? 'font-bold' : 'text-ink-soft'}`}>
            {t(isDone ? `tracking.done.${key}` : `tracking.todo.${key}`)}
          </span>
        </li>
      ))}
    </ol>
  )
}
