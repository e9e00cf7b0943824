import type { Cuisine } from '@sufra/shared/cuisines/cuisine'
import { inLanguage } from '@sufra/shared/localized-text'
import { useLanguage } from '@sufra/shared/ui/language/language'
import { Eye, Pencil, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useMay } from '../../../common/session/use-may.ts'
import { MenuPicture } from '../../../common/pictures/menu-picture.tsx'
import { RowMenu, type RowAction } from '../../../common/ui/row-menu.tsx'
import { CategoriesOfRow, SubcategoriesOfRow } from './row-lists.tsx'

const columns = ['number', 'image', 'name', 'categories', 'subcategories', 'actions'] as const

type Props = {
  rows: readonly Cuisine[]
  firstNumber: number
  /** Shown instead of rows: while loading, on failure, or when there are none. */
  note: ReactNode
  onEdit: (cuisineId: string) => void
  onRemove: (cuisineId: string) => void
  onDetails: (cuisineId: string) => void
}

export const CuisinesTable = ({ rows, firstNumber, note, onEdit, onRemove, onDetails }: Props) => {
  const { t } = useTranslation()
  const { language } = useLanguage()
  const mayEdit = useMay()('menu.edit')
  const actionsOf = (cuisineId: string): RowAction[] => {
    const details = { label: t('cuisines.details'), icon: Eye, onChoose: () => onDetails(cuisineId) }
    if (!mayEdit) return [details]
    return [
      { label: t('cuisines.edit'), icon: Pencil, onChoose: () => onEdit(cuisineId) },
      details,
      { label: t('cuisines.remove'), icon: Trash2, onChoose: () => onRemove(cuisineId), isDanger: true },
    ]
  }
  return (
    <table className="w-full border-collapse overflow-hidden rounded-card bg-card text-sm">
      <thead>
        <tr className="border-b border-line text-start text-xs text-ink-soft">
          {columns.map((column) => (
            <th key={column} scope="col" className="px-4 py-3 text-start font-semibold">
              {t(`cuisines.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {note && (
          <tr>
            <td colSpan={columns.length} className="text-center text-ink-soft">
              <div className="sticky start-0 w-[100cqi] p-8">{note}</div>
            </td>
          </tr>
        )}
        {rows.map((cuisine, index) => {
          const name = inLanguage(cuisine.name, language)
          return (
            <tr key={cuisine._id} className="border-b border-line last:border-0">
              <td className="figures px-4 text-ink-soft">{firstNumber + index}</td>
              <td className="px-4 py-2">
                <MenuPicture image={cuisine.cuisineImage} />
              </td>
              <td className="min-w-40 px-4 font-semibold wrap-anywhere">{name}</td>
              <td className="px-1">
                <CategoriesOfRow cuisine={cuisine} />
              </td>
              <td className="px-1">
                <SubcategoriesOfRow cuisine={cuisine} />
              </td>
              <td className="px-2">
                <RowMenu label={t('cuisines.actionsOf', { name })} actions={actionsOf(cuisine._id)} />
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
