import { inLanguage } from '@sufra/shared/localized-text'
import { useLanguage } from '@sufra/shared/ui/language/language'
import { MapPin, Printer, RefreshCw } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useMay } from '../../common/session/use-may.ts'
import { RowMenu } from '../../common/ui/row-menu.tsx'
import type { OpenDialog } from './dialogs/open-dialog.ts'
import { TableCard } from './table-card.tsx'
import type { ZoneGroup } from './zones.ts'

type Props = {
  group: ZoneGroup
  /** The ids of the selected tables; undefined while no tables are being selected. */
  selected: ReadonlySet<string> | undefined
  onSelect: (tableIds: readonly string[], isSelected: boolean) => void
  onOpen: (dialog: OpenDialog) => void
}

/** The tables of a zone, with the actions on all of them. */
export const ZoneSection = ({ group: { zone, tables }, selected, onSelect, onOpen }: Props) => {
  const { t } = useTranslation()
  const { language } = useLanguage()
  const mayEdit = useMay()('tables.edit')
  const name = inLanguage(zone, language) || t('tables.noZone')
  const ids = tables.map(({ _id }) => _id)
  return (
    <section aria-label={name} className="flex flex-col gap-2">
      <header className="flex min-h-11 items-center gap-2">
        {selected && (
          <label className="-ms-3 grid size-11 shrink-0 place-items-center">
            <input
              type="checkbox"
              aria-label={t('tables.select.zone', { zone: name })}
              checked={ids.every((tableId) => selected.has(tableId))}
              onChange={(event) => onSelect(ids, event.target.checked)}
              className="size-5 accent-brand"
            />
          </label>
        )}
        <h2 className="truncate text-base font-bold">{name}</h2>
        <p className="figures text-sm text-ink-soft">{tables.length}</p>
        {mayEdit && !selected && (
          <RowMenu
            label={t('tables.actionsOfZone', { zone: name })}
            actions={[
              { label: t('tables.printCodes'), icon: Printer, onChoose: () => onOpen({ kind: 'print', tables }) },
              { label: t('tables.changeZone'), icon: MapPin, onChoose: () => onOpen({ kind: 'zone', tables }) },
              { label: t('tables.replaceCodes'), icon: RefreshCw, onChoose: () => onOpen({ kind: 'replace', tables }) },
            ]}
          />
        )}
      </header>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(16rem,100%),1fr))] gap-3">
        {tables.map((table) => (
          <li key={table._id}>
            <TableCard
              table={table}
              isSelected={selected?.has(table._id)}
              onSelect={(isSelected) => onSelect([table._id], isSelected)}
              onOpen={onOpen}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
