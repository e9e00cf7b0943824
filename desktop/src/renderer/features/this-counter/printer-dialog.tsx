import { printer as printerSchema, type Printer } from '@sufra/shared/printing/printer'
import { newId } from '@sufra/shared/new-id'
import { orderTypes } from '@sufra/shared/orders/order-type'
import { Button } from '@sufra/shared/ui/button'
import { Dialog } from '@sufra/shared/ui/dialog'
import { TextInput } from '@sufra/shared/ui/field'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CategoryChoice } from './category-choice.tsx'
import { newNetworkAddress, PrinterAddress } from './printer-address.tsx'
import { SelectField } from './select-field.tsx'

const newPrinter = (): Printer => ({
  id: newId(),
  name: '',
  transport: newNetworkAddress,
  width: 576,
  language: 'ar',
  isCutting: true,
  opensDrawer: false,
  prints: [...orderTypes],
  categoryIds: null,
})

type Props = { printer: Printer | undefined; onSave: (printer: Printer) => void; onClose: () => void }

const Check = ({ label, isOn, onChange }: { label: string; isOn: boolean; onChange: (isOn: boolean) => void }) => (
  <label className="flex min-h-11 items-center gap-3 text-sm font-semibold">
    <input type="checkbox" checked={isOn} onChange={(event) => onChange(event.target.checked)} className="size-5 accent-brand" />{' '}
    <span>{label}</span>
  </label>
)

const toggled = <T,>(list: readonly T[], value: T, isOn: boolean): T[] => (isOn ? [...list, value] : list.filter((each) => each !== value))

/** The settings of a printer: its address, width and language, and the orders it prints. */
export const PrinterDialog = ({ printer, onSave, onClose }: Props) => {
  const { t } = useTranslation()
  const [draft, setDraft] = useState(() => printer ?? newPrinter())
  const [isSubmitted, setIsSubmitted] = useState(false)
  const change = (changed: Partial<Printer>) => setDraft((previous) => ({ ...previous, ...changed }))
  const problems = new Set(printerSchema.safeParse(draft).error?.issues.map(({ path }) => String(path.at(-1))) ?? [])
  const problem = (field: string) => (isSubmitted && problems.has(field) ? t('thisCounter.needed') : undefined)

  const submit = () => {
    setIsSubmitted(true)
    const parsed = printerSchema.safeParse(draft)
    if (parsed.success) onSave(parsed.data)
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="wide"
      title={t(printer ? 'thisCounter.editPrinter' : 'thisCounter.addPrinter')}
      actions={
        <>
          <Button kind="secondary" onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <Button onClick={submit}>{t('thisCounter.save')}</Button>
        </>
      }
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <TextInput
          label={t('thisCounter.name')}
          hint={t('thisCounter.nameHint')}
          error={problem('name')}
          value={draft.name}
          onChange={(event) => change({ name: event.target.value })}
        />
        <PrinterAddress transport={draft.transport} problem={problem} onChange={(transport) => change({ transport })} />
        <SelectField
          label={t('thisCounter.width')}
          value={draft.width}
          options={[
            ['576', '80 mm'],
            ['384', '58 mm'],
          ]}
          onChange={(width) => change({ width: width === '384' ? 384 : 576 })}
        />
        <SelectField
          label={t('thisCounter.language')}
          value={draft.language}
          options={[
            ['ar', 'العربية'],
            ['en', 'English'],
            ['both', 'العربية + English'],
          ]}
          onChange={(language) => change({ language: printerSchema.shape.language.parse(language) })}
        />
        <fieldset>
          <legend className="text-sm text-ink-soft">{t('thisCounter.prints')}</legend>
          {orderTypes.map((type) => (
            <Check
              key={type}
              label={t(`orders.type.${type}`)}
              isOn={draft.prints.includes(type)}
              onChange={(isOn) => change({ prints: toggled(draft.prints, type, isOn) })}
            />
          ))}
        </fieldset>
        <fieldset>
          <legend className="text-sm text-ink-soft">{t('thisCounter.paper')}</legend>
          <Check label={t('thisCounter.cuts')} isOn={draft.isCutting} onChange={(isCutting) => change({ isCutting })} />
          <Check label={t('thisCounter.drawer')} isOn={draft.opensDrawer} onChange={(opensDrawer) => change({ opensDrawer })} />
        </fieldset>
        <CategoryChoice
          chosen={draft.categoryIds}
          onChange={(categoryIds) => change({ categoryIds })}
          onToggle={(id, isOn) => change({ categoryIds: toggled(draft.categoryIds ?? [], id, isOn) })}
        />
      </div>
    </Dialog>
  )
}
