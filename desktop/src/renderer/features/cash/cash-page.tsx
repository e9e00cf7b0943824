// The cash drawer: the open shift, delivered orders that are not paid, past shifts and closed days.
import { ErrorState } from '@sufra/shared/ui/error-state'
import { Skeleton } from '@sufra/shared/ui/skeleton'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Section } from './cash-text.tsx'
import { useMay } from '../../common/session/use-may.ts'
import { CloseShiftDialog } from './shifts/close-shift-dialog.tsx'
import { CurrentShift, type CashDialog } from './shifts/current-shift.tsx'
import { CloseDayDialog } from './days/day-dialogs.tsx'
import { DayCloses } from './days/day-closes.tsx'
import { OpenShiftDialog, PayDialog } from './shifts/drawer-dialogs.tsx'
import { MovementList } from './shifts/movement-list.tsx'
import { PastShifts } from './shifts/past-shifts.tsx'
import { UnpaidOrders } from './unpaid-orders.tsx'
import { useDrawer, useIsOffline } from './use-cash.ts'
import { OfflineNote } from '../../common/connection/offline-note.tsx'

export const CashPage = () => {
  const { t } = useTranslation()
  const isOffline = useIsOffline()
  const mayCloseDay = useMay()('day.close')
  const offlineId = useId()
  /** Properties of the buttons that need a connection. */
  const offline = isOffline ? { disabled: true, 'aria-describedby': offlineId } : {}
  const { data, error, refetch, isFetching } = useDrawer()
  const [dialog, setDialog] = useState<CashDialog>()
  const close = () => setDialog(undefined)
  const drawer = data?.data
  return (
    <main className="flex grow flex-col">
      <header className="border-b border-line bg-card px-4 py-4">
        <h1 className="text-lg font-bold">{t('cash.title')}</h1>
      </header>
      {isOffline && <OfflineNote id={offlineId}>{t('cash.offline')}</OfflineNote>}
      {error && !drawer && <ErrorState error={error} onRetry={() => void refetch()} isBusy={isFetching} />}
      {!error && !drawer && <Skeleton className="m-4 h-72" />}
      {drawer && (
        <div className="grid items-start gap-4 p-4 lg:grid-cols-2">
          <div className="flex min-w-0 flex-col gap-4">
            <CurrentShift drawer={drawer} offline={offline} onOpenDialog={setDialog} />
            {drawer.outside.length > 0 && (
              <Section title={t('cash.outside')}>
                <p className="text-sm text-ink-soft">{t('cash.outsideText')}</p>
                <MovementList movements={drawer.outside} />
              </Section>
            )}
          </div>
          <div className="flex min-w-0 flex-col gap-4">
            <UnpaidOrders orders={drawer.unpaid} total={drawer.unpaidTotal} />
            <DayCloses offline={offline} onCloseDay={() => setDialog('day')} />
            <PastShifts />
          </div>
        </div>
      )}
      {dialog === 'open' && <OpenShiftDialog onClose={close} />}
      {(dialog === 'pay_in' || dialog === 'pay_out') && <PayDialog kind={dialog} onClose={close} />}
      {dialog === 'close' && drawer?.shift && <CloseShiftDialog shift={drawer.shift} onClose={close} />}
      {mayCloseDay && dialog === 'day' && <CloseDayDialog onClose={close} />}
    </main>
  )
}
