import type { SheetOutcome } from '@sufra/shared/menu-sheet/menu-sheet.routes'
import { useTranslation } from 'react-i18next'
import { Changes, Warnings } from './sheet-changes.tsx'

const maxShown = 200

const Problems = ({ problems }: Pick<SheetOutcome, 'problems'>) => {
  const { t } = useTranslation()
  return (
    <div role="alert" className="pt-4">
      <p className="pb-2 font-semibold text-red">{t('sheet.problems', { count: problems.length })}</p>
      <table className="w-full text-sm">
        <thead>
          <tr className="border-b border-line text-xs text-ink-soft">
            {(['row', 'column', 'problem'] as const).map((column) => (
              <th key={column} scope="col" className="py-1 pe-4 text-start font-semibold">
                {t(`sheet.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {problems.slice(0, maxShown).map(({ row, column, code, values }, index) => (
            <tr key={index} className="border-b border-line align-top last:border-0">
              <td className="figures py-1 pe-4">{row}</td>
              <td className="py-1 pe-4">{column !== '' && t(`sheet.fields.${column}`)}</td>
              <td className="py-1">{t(`refusals.${code}`, { values })}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {problems.length > maxShown && <p className="pt-2 text-sm text-ink-soft">{t('sheet.more', { count: maxShown })}</p>}
    </div>
  )
}

/** The changes that a sheet would make, each with its values, or its problems by row. */
export const SheetFindings = ({ outcome }: { outcome: SheetOutcome }) => {
  const { t } = useTranslation()
  const { problems, added, changed, unchanged, places, changes, warnings } = outcome
  if (problems.length > 0) return <Problems problems={problems} />
  return (
    <section aria-live="polite" className="pt-4">
      <Warnings warnings={warnings} />
      <h3 className="pb-1 font-bold">{t(added + changed + places > 0 ? 'sheet.would' : 'sheet.nothing')}</h3>
      <ul className="text-sm">
        <li>{t('sheet.added', { count: added })}</li>
        <li>{t('sheet.changed', { count: changed })}</li>
        {places > 0 && <li>{t('sheet.places', { count: places })}</li>}
        <li>{t('sheet.unchanged', { count: unchanged })}</li>
      </ul>
      <Changes changes={changes} />
    </section>
  )
}
