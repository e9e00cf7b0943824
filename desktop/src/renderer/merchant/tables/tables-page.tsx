import { inLanguage } from '@sufra/shared/localized-text'
import type { DiningTable } from '@sufra/shared/tables/table'
import { listTables } from '@sufra/shared/tables/table.routes'
import { Button } from '@sufra/shared/ui/button'
import { EmptyState } from '@sufra/shared/ui/empty-state'
import { ErrorState } from '@sufra/shared/ui/error-state'
import { useLanguage } from '@sufra/shared/ui/language'
import { Skeleton } from '@sufra/shared/ui/skeleton'
import { showFailure, showSuccess } from '@sufra/shared/ui/toasts'
import { useQuery } from '@tanstack/react-query'
import { Printer, QrCode, Table2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../app/api.ts'
import { bridge } from '../../app/bridge.ts'
import { useDesk } from '../../app/desk.ts'
import { answerKey } from '../../app/kept-answers.ts'
import { Qr } from './qr.tsx'
import { TableCards } from './table-cards.tsx'

/** Prints a table's code on the first receipt printer, when this machine has one. */
const usePrintTable = () => {
  const { t } = useTranslation()
  const [printer] = useDesk()?.settings.printers ?? []
  const [busy, setBusy] = useState<string>()
  const print = async ({ _id, number }: DiningTable) => {
    if (!bridge || !printer) return
    setBusy(_id)
    const { problem } = await bridge.ask('printTable', { tableId: _id, printerId: printer.id })
    setBusy(undefined)
    if (problem) showFailure(t(`printing.problem.${problem}`))
    else showSuccess(t('tables.printed', { number }))
  }
  return { canPrint: printer !== undefined, busy, print }
}

const TableCard = ({ table, onPrint, isBusy }: { table: DiningTable; onPrint?: () => void; isBusy: boolean }) => {
  const { t } = useTranslation()
  const { language } = useLanguage()
  return (
    <article
      aria-label={t('board.table', { number: table.number })}
      className="flex flex-col items-center gap-3 rounded-card border border-line bg-card p-4"
    >
      <h2 className="text-lg font-bold">{t('board.table', { number: table.number })}</h2>
      <p className="text-sm text-ink-soft">
        {inLanguage(table.zone, language)} · {t('tables.seats', { count: table.seats })}
      </p>
      <Qr text={table.link} label={t('tables.codeOf', { number: table.number })} className="w-full max-w-40" />
      {onPrint && (
        <Button kind="secondary" isBusy={isBusy} onClick={onPrint}>
          <Printer aria-hidden className="size-5" /> {t('tables.print')}
        </Button>
      )}
    </article>
  )
}

/** The tables with their codes: for the receipt printer, and as cards on A4. */
export const TablesPage = () => {
  const { t } = useTranslation()
  const { canPrint, busy, print } = usePrintTable()
  const { data, error, refetch, isFetching } = useQuery({ queryKey: answerKey(listTables.path), queryFn: () => call(listTables, {}) })
  const tables = data?.data ?? []
  return (
    <>
      <main className="flex grow flex-col print:hidden">
        <header className="flex items-center gap-3 border-b border-line bg-card px-4 py-2">
          <h1 className="grow py-2 text-lg font-bold">{t('tables.title')}</h1>
          {tables.length > 0 && (
            <Button kind="secondary" onClick={() => window.print()}>
              <QrCode aria-hidden className="size-5" /> {t('tables.printCards')}
            </Button>
          )}
        </header>
        {error && !data && <ErrorState error={error} onRetry={() => void refetch()} isBusy={isFetching} />}
        {!error && !data && <Skeleton className="m-4 h-72" />}
        {data && tables.length === 0 && (
          <div className="m-auto">
            <EmptyState icon={Table2} title={t('tables.emptyTitle')} />
          </div>
        )}
        <div className="grid grid-cols-[repeat(auto-fill,minmax(13rem,1fr))] gap-4 p-4">
          {tables.map((table) => (
            <TableCard key={table._id} table={table} isBusy={busy === table._id} onPrint={canPrint ? () => void print(table) : undefined} />
          ))}
        </div>
      </main>
      <TableCards tables={tables} />
    </>
  )
}
