import type { DiningTable } from '@sufra/shared/tables/table'
import { replaceCodes } from '@sufra/shared/tables/table.routes'
import { Button } from '@sufra/shared/ui/button'
import { Dialog } from '@sufra/shared/ui/dialog'
import { useLanguage } from '@sufra/shared/ui/language/language'
import { showSuccess } from '@sufra/shared/ui/toasts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FormProblem } from '../../../common/forms/form-problem.tsx'
import { useSubmit } from './use-submit.ts'
import { changeTables, numbersText } from '../use-tables.ts'

type Props = { tables: readonly DiningTable[]; onClose: () => void; onDone: () => void }

/** Replaces codes in two steps; the second warns that all printed codes stop working. */
export const ReplaceDialog = ({ tables, onClose, onDone }: Props) => {
  const { t } = useTranslation()
  const { language } = useLanguage()
  const { isBusy, problem, submit } = useSubmit()
  const [isSure, setSure] = useState(false)
  const count = tables.length
  const numbers = numbersText(
    tables.map(({ number }) => number),
    language,
  )
  const replace = () =>
    submit(async () => {
      await changeTables(replaceCodes, { body: { tableIds: tables.map(({ _id }) => _id) } })
      showSuccess(t('tables.replace.done', { count }))
      onDone()
    })
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={isSure ? t('tables.replace.sureTitle') : t('tables.replace.title', { count, numbers })}
      description={isSure ? t('tables.replace.sureText', { count }) : t('tables.replace.text')}
      actions={
        <>
          <Button kind="quiet" onClick={onClose}>
            {t('common.cancel')}
          </Button>
          {isSure ? (
            <Button kind="danger" isBusy={isBusy} onClick={() => void replace()}>
              {t('tables.replace.submit', { count })}
            </Button>
          ) : (
            <Button onClick={() => setSure(true)}>{t('tables.replace.next')}</Button>
          )}
        </>
      }
    >
      <div className="pt-4 empty:hidden">
        <FormProblem text={problem} />
      </div>
    </Dialog>
  )
}
