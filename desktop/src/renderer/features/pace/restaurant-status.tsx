// Whether the restaurant takes orders, on every merchant page, and the dialog that pauses them.
import type { HoursData } from '@sufra/shared/hours/hours.routes'
import { busyMinutesAt } from '@sufra/shared/hours/pace-now'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useHours } from '../hours/use-hours.ts'
import { useOpeningText } from '../hours/use-opening-text.ts'
import { PaceDialog } from './pace-dialog.tsx'

const colors = { open: 'bg-green', paused: 'bg-saffron', closed: 'bg-red' } as const

const Status = ({ data }: { data: HoursData }) => {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const { state, text, now } = useOpeningText(data.opening)
  const { takingOrders, ordersRestrictedFrom: from } = data
  const isRestricted = from && Date.parse(from) <= now
  const shown = takingOrders && !isRestricted ? text : t(isRestricted ? 'pace.restricted' : 'pace.switchedOff')
  const busyMinutes = busyMinutesAt(data.opening.busy, now)
  const added = busyMinutes > 0 ? t('pace.added', { count: busyMinutes }) : ''
  return (
    <>
      <button
        type="button"
        aria-label={t('pace.change', { state: `${shown} ${added}`.trim() })}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className="flex min-h-11 min-w-11 items-center gap-3 rounded-card px-3 text-start text-sm font-semibold hover:bg-raised max-sm:gap-1.5 max-sm:px-1"
      >
        <span aria-hidden className={`size-2.5 shrink-0 rounded-full ${data.takingOrders ? colors[state.state] : colors.closed}`} />
        {/* A phone has no room for the state and the added minutes in one row beside the name of the restaurant. */}
        <span className="flex items-center gap-3 max-sm:flex-col max-sm:items-start max-sm:gap-0.5">
          <span className="max-w-40 max-sm:max-w-20 max-sm:text-xs">{shown}</span>
          {added && <span className="rounded-full bg-saffron-soft px-2 text-xs font-bold whitespace-nowrap text-saffron">{added}</span>}
        </span>
      </button>
      {isOpen && (
        <PaceDialog
          shown={shown}
          isPaused={data.opening.pausedUntil !== null && Date.parse(data.opening.pausedUntil) > now}
          busyMinutes={busyMinutes}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}

/** Renders nothing until the hours are known, because only then they can be changed. */
export const RestaurantStatus = () => {
  const { data } = useHours()
  return data ? <Status data={data.data} /> : null
}
