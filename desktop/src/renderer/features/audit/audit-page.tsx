// The audit log: actions with their author, target, time and network address; filtered, searched, in pages, and as a file.
import { createAuditLink } from '@sufra/shared/audit/audit.routes'
import { Button } from '@sufra/shared/ui/button'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../common/api/api.ts'
import { ExportMenu } from '../../common/exports/export-menu.tsx'
import { SearchBox } from '../../common/lists/search-box.tsx'
import { useDebouncedText } from '../../common/lists/use-debounced-text.ts'
import { usePageTitle } from '../../common/pages/page-title.ts'
import { useSearchParams } from '../../common/pages/router.ts'
import { AuditFilters } from './audit-filters.tsx'
import { AuditList, useAudit } from './audit-list.tsx'
import { isFiltered, readAuditParams, toSearchParams, type AuditParams } from './audit-params.ts'

export const AuditPage = () => {
  const { t } = useTranslation()
  const [parameters, setParameters] = useSearchParams()
  const shown = readAuditParams(parameters)
  const cursor = parameters.get('cursor') ?? undefined
  const searchFor = useCallback(
    (search: string) =>
      setParameters((before) => toSearchParams({ ...readAuditParams(before), search }), { replace: true, preventScrollReset: true }),
    [setParameters],
  )
  const [typed, setTyped] = useDebouncedText(shown.search ?? '', searchFor)
  const filter = (change: AuditParams) => setParameters(toSearchParams({ ...shown, ...change }))
  const clear = () => (setTyped(''), setParameters({}))
  const query = useAudit(shown, cursor)
  const { data } = query
  usePageTitle(t('audit.title'))
  return (
    <main className="flex grow flex-col">
      <header className="flex flex-col gap-1 border-b border-line bg-card px-4 py-4 md:px-6">
        <h1 className="text-lg font-bold">{t('audit.title')}</h1>
        <p className="text-sm text-ink-soft">{t('audit.text')}</p>
      </header>
      <div className="flex flex-col gap-4 p-4 md:p-6">
        <div className="flex flex-wrap items-center gap-2">
          <SearchBox label={t('audit.search')} value={typed} onChange={setTyped} />
          {isFiltered(shown) && (
            <Button kind="quiet" onClick={clear}>
              {t('audit.clear')}
            </Button>
          )}
          <span className="grow" />
          <ExportMenu
            isDisabled={!data?.data.length}
            formats={['csv', 'xlsx']}
            createLink={async (options) => (await call(createAuditLink, { body: { ...shown, ...options } })).data.link}
          />
        </div>
        <AuditFilters shown={shown} restaurant={data?.restaurant} onFilter={filter} />
        <AuditList
          query={query}
          cursor={cursor}
          onCursor={(next) => setParameters({ ...toSearchParams(shown), ...(next && { cursor: next }) })}
          onClear={isFiltered(shown) ? clear : undefined}
          onRestaurant={(restaurantId) => filter({ restaurantId })}
        />
      </div>
    </main>
  )
}
