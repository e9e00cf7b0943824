// Exports the menu to a spreadsheet and imports it: first a dry run, then all changes or none.
import { createSheetLink, importMenu, type Sheet, type SheetOutcome } from '@sufra/shared/menu-sheet/menu-sheet.routes'
import { Button } from '@sufra/shared/ui/button'
import { Dialog } from '@sufra/shared/ui/dialog'
import { showError, showSuccess } from '@sufra/shared/ui/toasts'
import { Download, FileUp } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../../common/api/api.ts'
import { fetchFile } from '../../../common/api/fetch-file.ts'
import { formOf } from '../../../common/forms/form-of.ts'
import { saveFile } from '../../../common/api/save-file.ts'
import { SheetColumns, type ChosenColumns } from './sheet-columns.tsx'
import { SheetFindings } from './sheet-findings.tsx'
import { invalidateMenu } from '../use-item-calls.ts'

const exportFormats = [
  { label: 'exportXlsx', sheet: { format: 'xlsx' } },
  { label: 'exportCsv', sheet: { format: 'csv' } },
  { label: 'template', sheet: { format: 'xlsx', kind: 'template' } },
] as const satisfies { label: string; sheet: Sheet }[]

export const SheetDialog = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTranslation()
  const [file, setFile] = useState<File>()
  const [outcome, setOutcome] = useState<SheetOutcome>()
  const [chosen, setChosen] = useState<ChosenColumns>()
  const [busy, setBusy] = useState<string>()

  const run = async (action: string, task: () => Promise<void>) => {
    setBusy(action)
    try {
      await task()
    } catch (error) {
      showError(error, t)
    } finally {
      setBusy(undefined)
    }
  }
  const exportSheet = (label: string, sheet: Sheet) =>
    run(label, async () => {
      const { data } = await call(createSheetLink, { body: sheet })
      const { fileName, content } = await fetchFile(data.link)
      saveFile(fileName, content)
    })
  const importSheet = (isTrial: boolean, columns = chosen) =>
    run('import', async () => {
      if (!file) return
      const { data } = await call(importMenu, {
        form: formOf({ isTrial: String(isTrial), sheet: file, ...(columns && { columns: JSON.stringify(columns) }) }),
      })
      setOutcome(data)
      if (!data.isApplied) return
      await invalidateMenu()
      showSuccess(t('sheet.done'))
      onClose()
    })
  const canApply = outcome && outcome.problems.length === 0 && outcome.added + outcome.changed + outcome.places > 0
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('sheet.title')}
      description={t('sheet.text')}
      size="wide"
      actions={
        <>
          <Button
            kind={canApply ? 'secondary' : 'primary'}
            disabled={!file}
            isBusy={busy === 'import' && !canApply}
            onClick={() => void importSheet(true)}
          >
            {t('sheet.check')}
          </Button>
          {canApply && (
            <Button isBusy={busy === 'import'} onClick={() => void importSheet(false)}>
              {t('sheet.apply')}
            </Button>
          )}
        </>
      }
    >
      <div className="flex flex-wrap gap-2 py-4">
        {exportFormats.map(({ label, sheet }) => (
          <Button key={label} kind="secondary" isBusy={busy === label} onClick={() => void exportSheet(label, sheet)}>
            <Download aria-hidden className="size-5" /> <span>{t(`sheet.${label}`)}</span>
          </Button>
        ))}
      </div>
      <label className="flex min-h-14 cursor-pointer items-center gap-3 rounded-card border border-dashed border-line px-4 text-sm font-semibold focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-brand hover:bg-raised">
        <FileUp aria-hidden className="size-5" />
        <span>{file ? <bdi>{file.name}</bdi> : t('sheet.choose')}</span>
        <span className="ms-auto font-normal text-ink-soft">{t('sheet.fileHint')}</span>
        <input
          type="file"
          aria-label={t('sheet.file')}
          accept=".csv,.txt,.tsv,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
          onChange={(event) => {
            setFile(event.target.files?.[0])
            setOutcome(undefined)
            setChosen(undefined)
          }}
          className="sr-only"
        />
      </label>
      {outcome && outcome.columns.length > 0 && (
        <SheetColumns
          columns={outcome.columns}
          isOpen={outcome.problems.some(({ code }) => code === 'sheet.column')}
          onChoose={(columns) => {
            setChosen(columns)
            void importSheet(true, columns)
          }}
        />
      )}
      {outcome && <SheetFindings outcome={outcome} />}
    </Dialog>
  )
}
