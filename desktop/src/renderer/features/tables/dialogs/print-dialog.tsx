import { inLanguage } from '@sufra/shared/localized-text'
import type { DiningTable } from '@sufra/shared/tables/table'
import { Button } from '@sufra/shared/ui/button'
import { Dialog } from '@sufra/shared/ui/dialog'
import { useLanguage } from '@sufra/shared/ui/language/language'
import { showSuccess } from '@sufra/shared/ui/toasts'
import { Printer } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FormProblem } from '../../../common/forms/form-problem.tsx'
import { cardsPerSheet } from '../table-cards.tsx'
import { useSubmit } from './use-submit.ts'
import { numbersText, recordPrinted } from '../use-tables.ts'
import { groupByZone } from '../zones.ts'

type Choice = { key: string; label: string; tables: readonly DiningTable[] }

const useChoices = (all: readonly DiningTable[], chosen: readonly DiningTable[] | undefined): Choice[] => {
  const { t } = useTranslation()
  const { language } = useLanguage()
  if (chosen) {
    const numbers = chosen.map(({ number }) => number)
    const [only] = numbers
    const label =
      numbers.length === 1 ? t('board.table', { number: only }) : t('tables.print.chosen', { numbers: numbersText(numbers, language) })
    return [{ key: 'chosen', label, tables: chosen }]
  }
  const notPrinted = all.filter(({ print }) => !print)
  const zones = groupByZone(all)
  return [
    ...(notPrinted.length > 0 && notPrinted.length < all.length
      ? [{ key: 'notPrinted', label: t('tables.print.notPrinted'), tables: notPrinted }]
      : []),
    { key: 'all', label: t('tables.print.all'), tables: all },
    ...(zones.length > 1
      ? zones.map(({ key, zone, tables }) => ({
          key: `zone ${key}`,
          label: inLanguage(zone, language) || t('tables.noZone'),
          tables,
        }))
      : []),
  ]
}

const ChoiceField = ({ choices, chosen, onChoose }: { choices: Choice[]; chosen: Choice; onChoose: (key: string) => void }) => {
  const { t } = useTranslation()
  if (choices.length === 1) return <p className="font-semibold">{chosen.label}</p>
  return (
    <fieldset>
      <legend className="pb-1 text-sm font-semibold">{t('tables.print.which')}</legend>
      {choices.map(({ key, label, tables }) => (
        <label key={key} className="flex min-h-11 items-center gap-3">
          <input
            type="radio"
            name="which"
            checked={key === chosen.key}
            onChange={() => onChoose(key)}
            className="size-5 shrink-0 accent-brand"
          />
          <span>{label}</span> <span className="figures text-sm text-ink-soft">{tables.length}</span>
        </label>
      ))}
    </fieldset>
  )
}

type Props = {
  tables: readonly DiningTable[]
  /** Undefined to let the user choose. */
  chosen: readonly DiningTable[] | undefined
  /** Prints the cards of these tables; returns when the system's print dialog has closed. */
  onPrint: (tables: readonly DiningTable[]) => void
  onClose: () => void
}

/** Prints cards on A4. A browser does not report whether printing succeeded, so the user confirms it: only then the codes count as printed. */
export const PrintDialog = ({ tables, chosen, onPrint, onClose }: Props) => {
  const { t } = useTranslation()
  const choices = useChoices(tables, chosen)
  const [key, setKey] = useState<string>()
  const [printed, setPrinted] = useState<readonly DiningTable[]>()
  const { isBusy, problem, submit } = useSubmit()
  const choice = choices.find((each) => each.key === key) ?? choices[0]
  if (!choice) return null

  const print = () => {
    onPrint(choice.tables)
    setPrinted(choice.tables)
  }
  const confirm = (codes: readonly DiningTable[]) =>
    submit(async () => {
      await recordPrinted('cards', codes)
      showSuccess(t('tables.print.done', { count: codes.length }))
      onClose()
    })
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={printed ? t('tables.print.askTitle') : t('tables.print.title')}
      description={printed && t('tables.print.askText')}
      actions={
        printed ? (
          <>
            <Button kind="secondary" onClick={print}>
              {t('tables.print.again')}
            </Button>
            <Button isBusy={isBusy} onClick={() => void confirm(printed)}>
              {t('tables.print.confirm')}
            </Button>
          </>
        ) : (
          <>
            <Button kind="quiet" onClick={onClose}>
              {t('common.cancel')}
            </Button>
            <Button onClick={print}>
              <Printer aria-hidden className="size-5" /> <span>{t('tables.print.submit')}</span>
            </Button>
          </>
        )
      }
    >
      {!printed && (
        <div className="flex flex-col gap-3">
          <ChoiceField choices={choices} chosen={choice} onChoose={setKey} />
          <p className="text-sm text-ink-soft">{t('tables.print.sheets', { count: Math.ceil(choice.tables.length / cardsPerSheet) })}</p>
        </div>
      )}
      <div className="pt-4 empty:hidden">
        <FormProblem text={problem} />
      </div>
    </Dialog>
  )
}
