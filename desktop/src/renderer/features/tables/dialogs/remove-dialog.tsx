import type { DiningTable } from '@sufra/shared/tables/table'
import { deleteTables } from '@sufra/shared/tables/table.routes'
import { Button } from '@sufra/shared/ui/button'
import { Dialog } from '@sufra/shared/ui/dialog'
import { useLanguage } from '@sufra/shared/ui/language/language'
import { showSuccess } from '@sufra/shared/ui/toasts'
import { useTranslation } from 'react-i18next'
import { FormProblem } from '../../../common/forms/form-problem.tsx'
import { useSubmit } from './use-submit.ts'
import { changeTables, numbersText } from '../use-tables.ts'

type Props = { tables: readonly DiningTable[]; onClose: () => void; onDone: () => void }

export const RemoveDialog = ({ tables, onClose, onDone }: Props) => {
  const { t } = useTranslation()
  const { language } = useLanguage()
  const { isBusy, problem, submit } = useSubmit()
  const count = tables.length
  const numbers = numbersText(
    tables.map(({ number }) => number),
    language,
  )
  const remove = () =>
    submit(async () => {
      await changeTables(deleteTables, { body: { tableIds: tables.map(({ _id }) => _id) } })
      showSuccess(t('tables.remove.done', { count }))
      onDone()
    })
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('tables.remove.title', { count, numbers })}
      description={t('tables.remove.text', { count })}
      actions={
        <>
          <Button kind="quiet" onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <Button kind="danger" isBusy={isBusy} onClick={() => void remove()}>
            {t('tables.remove.submit')}
          </Button>
        </>
      }
    >
      <div className="pt-4 empty:hidden">
        <FormProblem text={problem} />
      </div>
    </Dialog>
  )
}
