// The meaning of each column of the file. The owner assigns columns that the headers do not identify.
import { columns, type ColumnHeader } from '@sufra/shared/menu-sheet/columns'
import type { SheetColumn } from '@sufra/shared/menu-sheet/menu-sheet.routes'
import { inputStyle } from '@sufra/shared/ui/field'
import { useTranslation } from 'react-i18next'

export type ChosenColumns = (ColumnHeader | '')[]

type Props = { columns: readonly SheetColumn[]; isOpen: boolean; onChoose: (chosen: ChosenColumns) => void }

export const SheetColumns = ({ columns: shown, isOpen, onChoose }: Props) => {
  const { t } = useTranslation()
  const taken = new Set(shown.map(({ column }) => column))
  const unread = shown.filter(({ header, column }) => header !== '' && column === '').length
  const choose = (index: number, column: string) =>
    onChoose(shown.map((each, place) => (place === index ? (columns.find((one) => one === column) ?? '') : each.column)))
  return (
    <details open={isOpen} className="mt-4 rounded-card border border-line px-4 py-2">
      <summary className="cursor-pointer py-1 text-sm font-semibold">
        <span>{t('sheet.columns')}</span>
        {unread > 0 && <span className="ms-2 font-normal text-ink-soft">{t('sheet.unread', { count: unread })}</span>}
      </summary>
      <ul className="grid gap-2 py-2 sm:grid-cols-2">
        {shown.map(({ header, example, column }, index) => (
          <li key={index} className="min-w-0">
            <label className="flex flex-col gap-1 text-sm">
              <span className="truncate">
                <bdi className="font-semibold">{header || t('sheet.noHeader', { number: index + 1 })}</bdi>
                {example && <bdi className="ms-2 text-ink-soft">{example}</bdi>}
              </span>
              <select className={inputStyle} value={column} onChange={({ target }) => choose(index, target.value)}>
                <option value="">{t('sheet.notRead')}</option>
                {columns
                  .filter((each) => each === column || !taken.has(each))
                  .map((each) => (
                    <option key={each} value={each}>
                      {t(`sheet.fields.${each}`)}
                    </option>
                  ))}
              </select>
            </label>
          </li>
        ))}
      </ul>
    </details>
  )
}
