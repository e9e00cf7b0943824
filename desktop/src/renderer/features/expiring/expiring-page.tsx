// Documents of restaurants that have expired or will expire soon: by date, filtered, searched, in pages, and as a file.
import { createExpiringLink, expiringFilters, type ExpiringDocument } from '@sufra/shared/expiring/expiring.routes'
import { errorText } from '@sufra/shared/contract/error-text'
import { Button } from '@sufra/shared/ui/button'
import { EmptyState } from '@sufra/shared/ui/empty-state'
import { FileCheck2, SearchX } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../common/api/api.ts'
import { ExportMenu } from '../../common/exports/export-menu.tsx'
import { FilterTabs } from '../../common/lists/filter-tabs.tsx'
import { listNote } from '../../common/lists/list-note.tsx'
import { Pages, rowsOf } from '../../common/lists/pages.tsx'
import { SearchBox } from '../../common/lists/search-box.tsx'
import { useDebouncedText } from '../../common/lists/use-debounced-text.ts'
import { useListParams } from '../../common/lists/use-list-params.ts'
import { usePageTitle } from '../../common/pages/page-title.ts'
import { ExpiringTable, type RowAction } from './expiring-table.tsx'
import { readListParams, toSearchParams } from './list-params.ts'
import { LogDrawer } from './log-drawer.tsx'
import { RemindDialog } from './remind-dialog.tsx'
import { useExpiring, useExpiringCounts } from './use-expiring.ts'

const address = { read: readListParams, write: toSearchParams }
const dialogs = { remind: RemindDialog, log: LogDrawer } as const satisfies Record<RowAction, unknown>

export const ExpiringPage = () => {
  const { t } = useTranslation()
  const { shown, searchFor, show } = useListParams(address)
  const { cursor: _cursor, ...list } = shown
  const query = useExpiring(shown)
  const counts = useExpiringCounts()
  const { data, error, isPlaceholderData } = query
  const [typed, setTyped] = useDebouncedText(shown.search, searchFor)
  const [open, setOpen] = useState<{ action: RowAction; row: ExpiringDocument }>()
  const Opened = open && dialogs[open.action]
  const showAll = (
    <Button kind="secondary" onClick={() => (setTyped(''), show({ state: 'all', search: '' }))}>
      {t('expiring.showAll')}
    </Button>
  )
  const note = listNote(query, {
    isFiltered: shown.search !== '' || shown.state !== 'all',
    none: <EmptyState icon={SearchX} title={t('expiring.noneFound')} text={t('expiring.noneFoundText')} action={showAll} />,
    empty: <EmptyState icon={FileCheck2} title={t('expiring.empty')} text={t('expiring.emptyText')} />,
  })
  usePageTitle(t('expiring.title'))
  return (
    <main className="flex grow flex-col">
      <header className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line bg-card px-4 py-2 md:px-6">
        <h1 className="py-2 text-lg font-bold">{t('expiring.title')}</h1>
        <FilterTabs
          label={t('expiring.filters')}
          filters={expiringFilters}
          nameOf={(filter) => t(`expiring.filter.${filter}`)}
          chosen={shown.state}
          counts={counts}
          onChoose={(state) => show({ state })}
        />
      </header>
      <div className="flex flex-col gap-4 p-4 md:p-6">
        <div className="flex flex-wrap items-center gap-2">
          <SearchBox label={t('expiring.search')} value={typed} onChange={setTyped} />
          <span className="grow" />
          <ExportMenu
            isDisabled={!data?.data.length}
            formats={['csv', 'xlsx']}
            createLink={async (options) => (await call(createExpiringLink, { body: { ...list, ...options } })).data.link}
          />
        </div>
        {error && data && (
          <p role="alert" className="rounded-card bg-saffron-soft p-3 text-sm text-saffron">
            {errorText(error, t)}
          </p>
        )}
        <ExpiringTable
          rows={rowsOf(data?.data, isPlaceholderData)}
          note={note}
          isStale={isPlaceholderData}
          onChoose={(action, row) => setOpen({ action, row })}
        />
        <Pages previous={data?.previous} next={data?.next} isFirst={!shown.cursor} onChoose={(cursor) => show({ cursor })} />
      </div>
      {Opened && <Opened row={open.row} onClose={() => setOpen(undefined)} />}
    </main>
  )
}
