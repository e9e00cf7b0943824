// The tables: their zones, seats and codes, and whether the codes have been printed.
import type { DiningTable } from '@sufra/shared/tables/table'
import { Button } from '@sufra/shared/ui/button'
import { EmptyState } from '@sufra/shared/ui/empty-state'
import { ErrorState } from '@sufra/shared/ui/error-state'
import { Skeleton } from '@sufra/shared/ui/skeleton'
import { ListChecks, Plus, Printer, Table2 } from 'lucide-react'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { useMay } from '../../common/session/use-may.ts'
import { useConnection } from '../../common/connection/connection.tsx'
import { OfflineNote } from '../../common/connection/offline-note.tsx'
import { useSearchParams } from '../../common/pages/router.ts'
import type { OpenDialog } from './dialogs/open-dialog.ts'
import { SelectionBar } from './selection-bar.tsx'
import { TableCards } from './table-cards.tsx'
import { TableDialogs } from './dialogs/table-dialogs.tsx'
import { useTables } from './use-tables.ts'
import { ZoneSection } from './zone-section.tsx'
import { groupByZone } from './zones.ts'

/** The open dialog; `?print` in the URL opens the print dialog. */
const useDialog = () => {
  const [opened, setOpened] = useState<OpenDialog>()
  const [search, setSearch] = useSearchParams()
  const mayEdit = useMay()('tables.edit')
  const dialog = opened ?? (mayEdit && search.has('print') ? ({ kind: 'print' } as const) : undefined)
  const close = () => {
    setOpened(undefined)
    if (search.has('print')) setSearch({}, { replace: true })
  }
  return { dialog, open: setOpened, close }
}

const Notes = ({ tables, onPrint }: { tables: readonly DiningTable[]; onPrint: (tables: readonly DiningTable[]) => void }) => {
  const { t } = useTranslation()
  const isOffline = useConnection().state === 'down'
  const mayEdit = useMay()('tables.edit')
  const notPrinted = tables.filter(({ print }) => !print)
  const count = notPrinted.length
  return (
    <>
      {isOffline && <OfflineNote>{t('tables.offline')}</OfflineNote>}
      {mayEdit && count > 0 && (
        <div className="flex flex-wrap items-center gap-3 bg-saffron-soft px-4 py-2 text-sm font-semibold text-saffron">
          <p className="grow">{t('tables.notPrinted', { count })}</p>
          <Button kind="secondary" onClick={() => onPrint(notPrinted)}>
            {t('tables.printThem', { count })}
          </Button>
        </div>
      )}
    </>
  )
}

type HeaderProps = {
  count: number
  isSelecting: boolean
  onSelecting: (isSelecting: boolean) => void
  onOpen: (dialog: OpenDialog) => void
}

const Header = ({ count, isSelecting, onSelecting, onOpen }: HeaderProps) => {
  const { t } = useTranslation()
  const mayEdit = useMay()('tables.edit')
  return (
    <header className="flex flex-wrap items-center gap-2 border-b border-line bg-card px-4 py-2">
      <h1 className="py-2 text-lg font-bold">{t('tables.title')}</h1>
      <p className="grow text-sm text-ink-soft">{count > 0 && t('tables.count', { count })}</p>
      {mayEdit && count > 0 && (
        <>
          <Button kind="secondary" aria-pressed={isSelecting} onClick={() => onSelecting(!isSelecting)}>
            <ListChecks aria-hidden className="size-5" /> <span>{t('tables.select.start')}</span>
          </Button>
          <Button kind="secondary" onClick={() => onOpen({ kind: 'print' })}>
            <Printer aria-hidden className="size-5" /> <span>{t('tables.printCodes')}</span>
          </Button>
          <Button onClick={() => onOpen({ kind: 'add' })}>
            <Plus aria-hidden className="size-5" /> <span>{t('tables.add.open')}</span>
          </Button>
        </>
      )}
    </header>
  )
}

const noTables: DiningTable[] = []

export const TablesPage = () => {
  const { t } = useTranslation()
  const { data, error, refetch, isFetching } = useTables()
  const { dialog, open, close } = useDialog()
  const [selected, setSelected] = useState<ReadonlySet<string>>()
  const [printedTables, setPrintedTables] = useState<readonly DiningTable[]>(noTables)
  const tables = data?.data ?? noTables
  const mayEdit = useMay()('tables.edit')

  const select = (tableIds: readonly string[], isSelected: boolean) =>
    setSelected((previous) => {
      const next = new Set(previous)
      for (const tableId of tableIds)
        if (isSelected) next.add(tableId)
        else next.delete(tableId)
      return next
    })
  const print = (wanted: readonly DiningTable[]) => {
    flushSync(() => setPrintedTables(wanted))
    window.print()
  }
  return (
    <>
      <main className="flex grow flex-col">
        <Header
          count={tables.length}
          isSelecting={selected !== undefined}
          onSelecting={(isSelecting) => setSelected(isSelecting ? new Set() : undefined)}
          onOpen={open}
        />
        <Notes tables={tables} onPrint={(wanted) => open({ kind: 'print', tables: wanted })} />
        {error && !data && <ErrorState error={error} onRetry={() => void refetch()} isBusy={isFetching} />}
        {!error && !data && <Skeleton className="m-4 h-72" />}
        {data && tables.length === 0 && (
          <div className="m-auto">
            <EmptyState
              icon={Table2}
              title={t('tables.emptyTitle')}
              text={t('tables.emptyText')}
              action={mayEdit && <Button onClick={() => open({ kind: 'add' })}>{t('tables.add.open')}</Button>}
            />
          </div>
        )}
        <div className="flex grow flex-col gap-6 p-4 empty:hidden">
          {groupByZone(tables).map((group) => (
            <ZoneSection key={group.key} group={group} selected={mayEdit ? selected : undefined} onSelect={select} onOpen={open} />
          ))}
        </div>
        {mayEdit && selected && (
          <SelectionBar
            tables={tables.filter(({ _id }) => selected.has(_id))}
            onSelectAll={() => setSelected(new Set(tables.map(({ _id }) => _id)))}
            onOpen={open}
            onDone={() => setSelected(undefined)}
          />
        )}
        <TableDialogs
          dialog={dialog}
          tables={tables}
          onOpen={open}
          onPrint={print}
          onClose={close}
          onDone={() => {
            close()
            setSelected(undefined)
          }}
        />
      </main>
      <TableCards tables={printedTables} />
    </>
  )
}
