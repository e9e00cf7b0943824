// The menu as the counter needs it: what is on, what has sold out. It works without the line.
import { listCuisines } from '@sufra/shared/cuisines/cuisine.routes'
import { inLanguage } from '@sufra/shared/localized-text'
import { EmptyState } from '@sufra/shared/ui/empty-state'
import { ErrorState } from '@sufra/shared/ui/error-state'
import { useLanguage } from '@sufra/shared/ui/language'
import { Skeleton } from '@sufra/shared/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { UtensilsCrossed } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../app/api.ts'
import { answerKey } from '../../app/kept-answers.ts'
import { useSession } from '../../app/session.ts'
import { CategoryItems } from './category-items.tsx'

const Loading = () => (
  <div className="flex grow flex-col gap-3 p-4">
    {[1, 2, 3, 4, 5].map((row) => (
      <Skeleton key={row} className="h-14" />
    ))}
  </div>
)

export const MenuPage = () => {
  const { t } = useTranslation()
  const { language } = useLanguage()
  const merchantId = useSession().data?.user?.restaurant?._id ?? ''
  const [chosen, setChosen] = useState<string>()
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: answerKey(listCuisines.path.replace(':merchantId', merchantId)),
    queryFn: () => call(listCuisines, { params: { merchantId } }),
  })
  const cuisines = data?.data ?? []
  const categories = cuisines.flatMap((cuisine) => cuisine.categories)
  const shown = categories.find(({ _id }) => _id === chosen) ?? categories[0]

  return (
    <main className="flex h-dvh flex-col">
      <header className="border-b border-line bg-card px-4 py-4">
        <h1 className="text-lg font-bold">{t('counterMenu.title')}</h1>
      </header>
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} isBusy={isFetching} />}
      {!error && !data && <Loading />}
      {data && !shown && (
        <div className="m-auto">
          <EmptyState icon={UtensilsCrossed} title={t('counterMenu.emptyTitle')} text={t('counterMenu.emptyText')} />
        </div>
      )}
      {shown && (
        <div className="flex min-h-0 grow">
          <nav aria-label={t('counterMenu.categories')} className="w-56 shrink-0 overflow-y-auto border-e border-line p-3">
            {cuisines.map((cuisine) => (
              <section key={cuisine._id} className="pb-3">
                <h2 className="px-3 pb-1 text-xs font-semibold text-ink-soft">{inLanguage(cuisine.name, language)}</h2>
                {cuisine.categories.map(({ _id, name }) => (
                  <button
                    key={_id}
                    type="button"
                    aria-current={_id === shown._id}
                    onClick={() => setChosen(_id)}
                    className="block min-h-11 w-full truncate rounded-card px-3 text-start text-sm font-semibold hover:bg-raised aria-[current=true]:bg-brand-soft aria-[current=true]:text-brand"
                  >
                    {inLanguage(name, language)}
                  </button>
                ))}
              </section>
            ))}
          </nav>
          <CategoryItems key={shown._id} categoryId={shown._id} />
        </div>
      )}
    </main>
  )
}
