import { listCuisines } from '@sufra/shared/cuisines/cuisine.routes'
import { inLanguage } from '@sufra/shared/localized-text'
import { useLanguage } from '@sufra/shared/ui/language/language'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { call } from '../../common/api/api.ts'
import { cachedResponseKey } from '../../common/bridge/cached-responses.ts'
import { useSession } from '../../common/session/session.ts'

type Props = { chosen: string[] | null; onChange: (chosen: string[] | null) => void; onToggle: (id: string, isOn: boolean) => void }

/** The categories that a printer prints: all (null), or some, for example for a kitchen or a bar printer. */
export const CategoryChoice = ({ chosen, onChange, onToggle }: Props) => {
  const { t } = useTranslation()
  const { language } = useLanguage()
  const merchantId = useSession().data?.user?.restaurant?._id ?? ''
  const { data } = useQuery({
    queryKey: cachedResponseKey(listCuisines.path.replace(':merchantId', merchantId)),
    queryFn: () => call(listCuisines, { params: { merchantId } }),
  })
  const categories = (data?.data ?? []).flatMap((cuisine) => cuisine.categories)
  const rowStyle = 'flex min-h-11 items-center gap-3 text-sm font-semibold'
  return (
    <fieldset className="sm:col-span-2">
      <legend className="text-sm text-ink-soft">{t('thisCounter.categories')}</legend>
      <label className={rowStyle}>
        <input
          type="checkbox"
          checked={chosen === null}
          onChange={(event) => onChange(event.target.checked ? null : [])}
          className="size-5 accent-brand"
        />
        <span>{t('thisCounter.allCategories')}</span>
      </label>
      {chosen !== null && (
        <div className="grid grid-cols-2 gap-x-4 sm:grid-cols-3">
          {categories.map(({ _id, name }) => (
            <label key={_id} className={rowStyle}>
              <input
                type="checkbox"
                checked={chosen.includes(_id)}
                onChange={(event) => onToggle(_id, event.target.checked)}
                className="size-5 accent-brand"
              />
              <span>{inLanguage(name, language)}</span>
            </label>
          ))}
        </div>
      )}
    </fieldset>
  )
}
