// The menu: availability and details of every item. Lists and availability switches work offline.
import { listCuisines } from '@sufra/shared/cuisines/cuisine.routes'
import { createNameSearch } from '@sufra/shared/name-search'
import { Button } from '@sufra/shared/ui/button'
import { EmptyState } from '@sufra/shared/ui/empty-state'
import { ErrorState } from '@sufra/shared/ui/error-state'
import { useLanguage } from '@sufra/shared/ui/language/language'
import { Skeleton } from '@sufra/shared/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { ListChecks, Plus, Sheet as SheetIcon, UtensilsCrossed } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../common/api/api.ts'
import { cachedResponseKey } from '../../common/bridge/cached-responses.ts'
import { useNavigate } from '../../common/pages/router.ts'
import { SearchBox } from '../../common/lists/search-box.tsx'
import { UndoStrip } from './undo/undo-strip.tsx'
import { useSession } from '../../common/session/session.ts'
import { useMay } from '../../common/session/use-may.ts'
import { CategoryItems } from './category-items.tsx'
import { CategoryNav } from './category-nav.tsx'
import { ItemEditor } from './item/item-editor.tsx'
import { subcategoryPaths } from './item/item-form.ts'
import { itemsQuery, useAllItems } from './items-of.ts'
import { SheetDialog } from './sheet/sheet-dialog.tsx'

const Loading = () => (
  <div className="flex grow flex-col gap-3 p-4">
    {[1, 2, 3, 4, 5].map((row) => (
      <Skeleton key={row} className="h-14" />
    ))}
  </div>
)

type EditProps = {
  isChoosing: boolean
  canAdd: boolean
  onChoosing: (isChoosing: boolean) => void
  onOpen: (dialog: 'add' | 'sheet') => void
}

const EditButtons = ({ isChoosing, canAdd, onChoosing, onOpen }: EditProps) => {
  const { t } = useTranslation()
  return (
    <>
      <Button kind="secondary" aria-pressed={isChoosing} onClick={() => onChoosing(!isChoosing)}>
        <ListChecks aria-hidden className="size-5" /> <span>{t('items.choose')}</span>
      </Button>
      <Button kind="secondary" onClick={() => onOpen('sheet')}>
        <SheetIcon aria-hidden className="size-5" /> <span>{t('sheet.title')}</span>
      </Button>
      <Button disabled={!canAdd} onClick={() => onOpen('add')}>
        <Plus aria-hidden className="size-5" /> <span>{t('items.add')}</span>
      </Button>
    </>
  )
}

const useMenu = (chosen: string | undefined, search: string) => {
  const { language } = useLanguage()
  const merchantId = useSession().data?.user?.restaurant?._id ?? ''
  const cuisinesQuery = useQuery({
    queryKey: cachedResponseKey(listCuisines.path.replace(':merchantId', merchantId)),
    queryFn: () => call(listCuisines, { params: { merchantId } }),
  })
  const cuisines = cuisinesQuery.data?.data ?? []
  const categories = cuisines.flatMap((cuisine) => cuisine.categories)
  const category = categories.find(({ _id }) => _id === chosen) ?? categories[0]
  const ofCategory = useQuery({ ...itemsQuery(category?._id ?? ''), enabled: category !== undefined })
  const all = useAllItems(cuisines, search !== '')
  const found = search ? createNameSearch(all.items, language)(search) : undefined
  return { cuisinesQuery, cuisines, category, ofCategory, found, isSearching: search !== '' && all.isLoading }
}

export const MenuPage = () => {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const mayEdit = useMay()('menu.edit')
  const [chosenCategory, setChosenCategory] = useState<string>()
  const [search, setSearch] = useState('')
  const [selected, setSelected] = useState<ReadonlySet<string>>()
  const [open, setOpen] = useState<'add' | 'sheet'>()
  const { cuisinesQuery, cuisines, category, ofCategory, found, isSearching } = useMenu(chosenCategory, search)
  const { data, error, refetch, isFetching } = cuisinesQuery
  const items = found ?? ofCategory.data?.data
  const places = subcategoryPaths(cuisines)
  const place = category?.subcategories[0]?._id ?? places[0]?.subcategory._id
  const missingArabic = items?.filter(({ name }) => !name.ar).length ?? 0

  return (
    <main className="flex h-[calc(100dvh-var(--top-bar,0px))] flex-col">
      <header className="flex flex-wrap items-center gap-2 border-b border-line bg-card px-4 py-2">
        <h1 className="py-2 text-lg font-bold">{t('counterMenu.title')}</h1>
        <p className="grow text-sm text-ink-soft">{missingArabic > 0 && t('items.missingArabic', { count: missingArabic })}</p>
        <SearchBox label={t('items.search')} value={search} onChange={setSearch} />
        {mayEdit && (
          <EditButtons
            isChoosing={selected !== undefined}
            canAdd={place !== undefined}
            onChoosing={(isChoosing) => setSelected(isChoosing ? new Set() : undefined)}
            onOpen={setOpen}
          />
        )}
      </header>
      <UndoStrip />
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} isBusy={isFetching} />}
      {!error && !data && <Loading />}
      {data && places.length === 0 && (
        <div className="m-auto">
          <EmptyState
            icon={UtensilsCrossed}
            title={t('items.noPlace')}
            text={t('items.noPlaceText')}
            action={mayEdit && <Button onClick={() => void navigate('/merchant/cuisine')}>{t('items.toCuisines')}</Button>}
          />
        </div>
      )}
      {data && category && (
        <div className="flex min-h-0 grow flex-col md:flex-row">
          <CategoryNav
            cuisines={cuisines}
            shown={search ? undefined : category._id}
            onChoose={(id) => {
              setChosenCategory(id)
              setSearch('')
            }}
          />
          {ofCategory.error && !items && (
            <ErrorState error={ofCategory.error} onRetry={() => void ofCategory.refetch()} isBusy={ofCategory.isFetching} />
          )}
          {((!items && !ofCategory.error) || isSearching) && <Loading />}
          {items && !isSearching && (
            <CategoryItems
              key={search ? 'found' : category._id}
              cuisines={cuisines}
              items={items}
              category={search ? undefined : category}
              chosen={mayEdit ? selected : undefined}
              onChoose={setSelected}
            />
          )}
        </div>
      )}
      {mayEdit && open === 'add' && place && (
        <ItemEditor cuisines={cuisines} item={undefined} subcategoryId={place} onClose={() => setOpen(undefined)} />
      )}
      {mayEdit && open === 'sheet' && <SheetDialog onClose={() => setOpen(undefined)} />}
    </main>
  )
}
