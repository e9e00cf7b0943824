// Cuisine management (spec §2).
import type { LocalizedText } from '@sufra/shared/localized-text'
import { inLanguage } from '@sufra/shared/localized-text'
import { Button } from '@sufra/shared/ui/button'
import { EmptyState } from '@sufra/shared/ui/empty-state'
import { inputStyle } from '@sufra/shared/ui/field'
import { useLanguage } from '@sufra/shared/ui/language/language'
import { showFailure } from '@sufra/shared/ui/toasts'
import { OwnElements } from '@sufra/shared/ui/translation/own-elements'
import { ChefHat, Plus } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useMay } from '../../common/session/use-may.ts'
import { ScrollingTable } from '../../common/lists/list-table.tsx'
import { UndoStrip } from '../menu/undo/undo-strip.tsx'
import { Pager } from '../../common/lists/pager.tsx'
import { useSearchParams } from '../../common/pages/router.ts'
import { SearchBox } from '../../common/lists/search-box.tsx'
import { CuisineDetails } from './cuisine-details.tsx'
import { AddCuisine, EditCuisine, RemoveCuisine } from './cuisine-dialogs.tsx'
import { CuisinesTable } from './list/cuisines-table.tsx'
import { shownCuisines } from './list/shown-cuisines.ts'
import { SuccessDialog } from './success-dialog.tsx'
import { InvalidCuisines, useCuisines } from './use-cuisines.ts'

type Open = { kind: 'add' } | { kind: 'edit' | 'remove' | 'details'; cuisineId: string } | { kind: 'added'; name: LocalizedText }

export const CuisinesPage = () => {
  const { t } = useTranslation()
  const { language } = useLanguage()
  const { cuisines, merchantId, data, error, refetch, isFetching } = useCuisines()
  const [parameters, setParameters] = useSearchParams()
  const [cuisineId, setCuisineId] = useState('')
  const [requestedPage, setPage] = useState(1)
  const [open, setOpen] = useState<Open>()
  const mayEdit = useMay()('menu.edit')
  const search = parameters.get('search') ?? ''
  const { rows, firstNumber, page, pageCount } = shownCuisines(cuisines, { search, cuisineId, page: requestedPage, language })
  const opened = open && 'cuisineId' in open ? cuisines.find(({ _id }) => _id === open.cuisineId) : undefined
  const close = () => setOpen(undefined)

  const searchFor = (typed: string) => {
    setParameters(typed ? { search: typed } : {}, { replace: true })
    setPage(1)
  }
  const add = () => (data ? setOpen({ kind: 'add' }) : showFailure(t('cuisines.wait')))
  /** Fetches the list before editing, so that changes by other users are included. */
  const edit = async (id: string) => {
    const fresh = await refetch()
    if (fresh.isError) return showFailure(t('cuisines.editFailed'))
    if (!fresh.data?.data.some(({ _id }) => _id === id)) return showFailure(t('cuisines.notFound'))
    setOpen({ kind: 'edit', cuisineId: id })
  }
  const showDetails = (id: string) => {
    if (cuisines.some(({ _id }) => _id === id)) setOpen({ kind: 'details', cuisineId: id })
    else showFailure(t('cuisines.detailsFailed'))
  }

  const failure = error && (
    <span role="alert" className="flex flex-col items-center gap-3">
      <span>{t(error instanceof InvalidCuisines ? 'cuisines.invalid' : 'cuisines.fetchFailed')}</span>
      <Button kind="secondary" isBusy={isFetching} onClick={() => void refetch()}>
        {t('common.retry')}
      </Button>
    </span>
  )
  const isEmpty = data !== undefined && cuisines.length === 0
  const addButton = mayEdit && (
    <Button onClick={add}>
      <Plus aria-hidden className="size-5" /> <span>{t('cuisines.add')}</span>
    </Button>
  )
  const whyEmpty = isEmpty ? (
    <EmptyState icon={ChefHat} title={t('cuisines.emptyTitle')} text={t('cuisines.emptyText')} action={addButton} />
  ) : (
    t('cuisines.none')
  )
  const loaded = rows.length === 0 ? whyEmpty : undefined
  const note = data ? loaded : (failure ?? <output>{t('cuisines.loading')}</output>)
  return (
    <main className="flex grow flex-col">
      <header className="flex flex-wrap items-center gap-3 border-b border-line bg-card px-4 py-2">
        <h1 className="grow py-2 text-lg font-bold">{t('cuisines.title')}</h1>
        <SearchBox label={t('cuisines.search')} value={search} onChange={searchFor} />
        <select
          aria-label={t('cuisines.filter')}
          value={cuisineId}
          onChange={(event) => {
            setCuisineId(event.target.value)
            setPage(1)
          }}
          className={`${inputStyle} w-48!`}
        >
          <option value="">{t('cuisines.all')}</option>
          {cuisines.map(({ _id, name }) => (
            <option key={_id} value={_id}>
              {inLanguage(name, language)}
            </option>
          ))}
        </select>
        <OwnElements>{!isEmpty && addButton}</OwnElements>
      </header>
      <UndoStrip />
      <div className="flex flex-col gap-4 p-4">
        <ScrollingTable label={t('cuisines.title')}>
          <CuisinesTable
            rows={data ? rows : []}
            firstNumber={firstNumber}
            note={note}
            onEdit={(id) => void edit(id)}
            onRemove={(id) => setOpen({ kind: 'remove', cuisineId: id })}
            onDetails={showDetails}
          />
        </ScrollingTable>
        {data && pageCount > 1 && <Pager page={page} count={pageCount} onChoose={setPage} />}
      </div>
      {mayEdit && open?.kind === 'add' && (
        <AddCuisine merchantId={merchantId} onClose={close} onAdded={(name) => setOpen({ kind: 'added', name })} />
      )}
      {mayEdit && open?.kind === 'edit' && opened && <EditCuisine merchantId={merchantId} cuisine={opened} onClose={close} />}
      {mayEdit && open?.kind === 'remove' && opened && <RemoveCuisine merchantId={merchantId} cuisine={opened} onClose={close} />}
      {open?.kind === 'details' && opened && <CuisineDetails cuisine={opened} onClose={close} />}
      {open?.kind === 'added' && <SuccessDialog name={inLanguage(open.name, language)} onClose={close} />}
    </main>
  )
}
