// The guests of the restaurant by phone number: orders, last visit, notes, and the stored data.
import type { Customer } from '@sufra/shared/customers/customer.routes'
import { maxSearchLength } from '@sufra/shared/order-history/order-history.routes'
import { ApiError } from '@sufra/shared/contract/api-error'
import { Button } from '@sufra/shared/ui/button'
import { EmptyState } from '@sufra/shared/ui/empty-state'
import { ErrorState } from '@sufra/shared/ui/error-state'
import { Lock, SearchX, Users } from 'lucide-react'
import { useCallback, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useConnection } from '../../common/connection/connection.tsx'
import { OfflineNote } from '../../common/connection/offline-note.tsx'
import { useSearchParams } from '../../common/pages/router.ts'
import { Pages, rowsOf } from '../../common/lists/pages.tsx'
import { SearchBox } from '../../common/lists/search-box.tsx'
import { useDebouncedText } from '../../common/lists/use-debounced-text.ts'
import { CustomerDrawer } from './customer-drawer.tsx'
import { CustomersTable } from './customers-table.tsx'
import { Retention } from './retention.tsx'
import { useCustomers } from './use-customers.ts'

const useParams = () => {
  const [parameters, setParameters] = useSearchParams()
  const searchFor = useCallback(
    (text: string) => setParameters(text ? { search: text } : {}, { replace: true, preventScrollReset: true }),
    [setParameters],
  )
  const search = parameters.get('search')?.trim().slice(0, maxSearchLength) || undefined
  const turnTo = (cursor: string | undefined) => setParameters({ ...(search && { search }), ...(cursor && { cursor }) })
  return { search, cursor: parameters.get('cursor') ?? undefined, searchFor, turnTo }
}

const useNote = (
  { data, error, refetch, isFetching, isPlaceholderData }: ReturnType<typeof useCustomers>,
  isSearch: boolean,
  onClear: () => void,
): ReactNode => {
  const { t } = useTranslation()
  const isOffline = useConnection().state === 'down'
  if (error && !data) {
    if (isOffline) return null
    if (error instanceof ApiError && error.code === 'session.forbidden') return <EmptyState icon={Lock} title={t('customers.forbidden')} />
    return <ErrorState error={error} onRetry={() => void refetch()} isBusy={isFetching} />
  }
  if (data?.data.length !== 0 || isPlaceholderData) return undefined
  if (!isSearch) return <EmptyState icon={Users} title={t('customers.emptyTitle')} text={t('customers.emptyText')} />
  const clear = (
    <Button kind="secondary" onClick={onClear}>
      {t('customers.clear')}
    </Button>
  )
  return <EmptyState icon={SearchX} title={t('customers.noneTitle')} text={t('customers.noneText')} action={clear} />
}

export const CustomersPage = () => {
  const { t } = useTranslation()
  const isOffline = useConnection().state === 'down'
  const { search, cursor, searchFor, turnTo } = useParams()
  const query = useCustomers(search, cursor)
  const { data } = query
  const [typed, setTyped] = useDebouncedText(search ?? '', searchFor)
  const [opened, setOpened] = useState<Customer>()
  const note = useNote(query, search !== undefined, () => setTyped(''))
  return (
    <main className="flex grow flex-col">
      <header className="border-b border-line bg-card px-4 py-4">
        <h1 className="text-lg font-bold">{t('customers.title')}</h1>
      </header>
      {isOffline && <OfflineNote>{t('customers.offline')}</OfflineNote>}
      <div className="flex flex-col gap-4 p-4">
        <SearchBox label={t('customers.search')} value={typed} onChange={setTyped} />
        <CustomersTable
          rows={rowsOf(data?.data, query.isPlaceholderData)}
          note={note}
          isStale={query.isPlaceholderData}
          onOpen={setOpened}
        />
        <Pages isByTime previous={data?.newer} next={data?.older} isFirst={cursor === undefined} onChoose={turnTo} />
        {data && <Retention months={data.retentionMonths} mayEdit={data.mayEditRetention} isOffline={isOffline} />}
      </div>
      {opened && <CustomerDrawer key={opened.mobileNumber} customer={opened} isOffline={isOffline} onClose={() => setOpened(undefined)} />}
    </main>
  )
}
